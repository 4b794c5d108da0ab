import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import frame from '#src/entities/settings/SettingsFrame.module.css';
import heading from '#src/entities/settings/SettingsHeading.module.css';
import { SettingsSearch } from '#src/entities/settings/SettingsSearch.tsx';
import { SETTINGS_GROUPS } from '#src/entities/settings/sections/section.ts';
import { useGroupNames } from '#src/entities/settings/use-group-names.ts';
import { useSections } from '#src/entities/settings/use-sections.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import styles from './SettingsPage.module.css';

/** Page that links all settings pages (spec 000 §2.7) with their entries. */
export default function SettingsPage() {
  const { t, i18n } = useLingui();
  const names = useGroupNames();
  const all = useSections();
  const typed = new URLSearchParams(useLocation().search).get('q') ?? '';
  return (
    <div className={frame.columns}>
      <PageHead title={t`Settings`} noIndex />
      <div className={frame.main}>
        <header className={heading.head}>
          <h1 className={heading.title}>{t`Settings`}</h1>
        </header>
        <SettingsSearch typed={typed}>
          {SETTINGS_GROUPS.map((group) => {
            const sections = all.filter((section) => section.group === group);
            return sections.length === 0 ? null : (
              <section key={group} aria-labelledby={`settings-${group}`}>
                <h2 id={`settings-${group}`} className={styles.group}>
                  {names[group]}
                </h2>
                <ul className={styles.list}>
                  {sections.map(({ to, icon, title, detail }) => (
                    <li key={to}>
                      <AppLink to={to} className={styles.row}>
                        <Icon name={icon} size={22} />
                        <span className={styles.words}>
                          <strong>{i18n._(title)}</strong>
                          <span>{i18n._(detail)}</span>
                        </span>
                        <Icon name="chevron-right" size={18} />
                      </AppLink>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </SettingsSearch>
      </div>
    </div>
  );
}
