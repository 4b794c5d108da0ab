import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import styles from './SettingsRail.module.css';
import { SettingsSearch } from './SettingsSearch.tsx';
import { SETTINGS_GROUPS } from './sections/section.ts';
import { sectionAt } from './sections/sections.ts';
import { useGroupNames } from './use-group-names.ts';
import { useSections } from './use-sections.ts';

/** Lists all settings pages beside the open one. */
export function SettingsRail() {
  const { t, i18n } = useLingui();
  const names = useGroupNames();
  const all = useSections();
  const current = sectionAt(useLocation().pathname);
  return (
    <div className={styles.rail}>
      <SettingsSearch>
        <nav className={styles.groups} aria-label={t`Settings`}>
          {SETTINGS_GROUPS.map((group) => {
            const sections = all.filter((section) => section.group === group);
            return sections.length === 0 ? null : (
              <div key={group}>
                <h2 className={styles.name}>{names[group]}</h2>
                <ul className={styles.list} aria-label={names[group]}>
                  {sections.map((section) => (
                    <li key={section.to}>
                      <AppLink
                        to={section.to}
                        className={styles.knot}
                        aria-current={section === current ? 'page' : undefined}
                      >
                        {i18n._(section.title)}
                      </AppLink>
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </nav>
      </SettingsSearch>
    </div>
  );
}
