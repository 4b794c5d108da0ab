import { useLingui } from '@lingui/react/macro';
import { ENABLED_LOCALES, LOCALES } from '#src/domain/language/locales.ts';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import { useLanguage } from '../providers/language.ts';
import styles from './Footer.module.css';
import { usePaletteSheet } from './use-palette-sheet.tsx';
import { usePalettesName } from './use-palettes-name.ts';

/** Button that opens the palette sheet (spec 000 §4), labelled with the current palette. */
function PaletteButton() {
  const { t } = useLingui();
  const palettesName = usePalettesName();
  const { openSheet, sheet } = usePaletteSheet();
  return (
    <>
      <button type="button" className={styles.button} title={t`Palette`} onClick={openSheet}>
        <Icon name="palette" size={20} />
        <span className={styles.label}>{palettesName}</span>
      </button>
      {sheet}
    </>
  );
}

/** Button that chooses the interface language. */
function LanguageButton() {
  const { t } = useLingui();
  const { locale, choose } = useLanguage();
  return (
    <Menu
      label={t`Language`}
      placement="top start"
      items={ENABLED_LOCALES.map(({ code, name }) => ({
        id: code,
        label: name,
        selected: code === locale,
        onAction: () => choose(code),
      }))}
      trigger={(props) => (
        <button type="button" className={styles.button} title={t`Language`} {...props}>
          <Icon name="globe" size={20} />
          <span className={styles.label}>{LOCALES[locale].name}</span>
        </button>
      )}
    />
  );
}

/** Appearance, language and help links, below the navigation. */
export function Footer() {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      <PaletteButton />
      <LanguageButton />
      <AppLink to={paths.consent()} className={styles.button}>
        <Icon name="lock" size={20} />
        <span className={styles.label}>{t`Privacy`}</span>
      </AppLink>
      <AppLink to={paths.help()} className={styles.button}>
        <Icon name="info" size={20} />
        <span className={styles.label}>{t`Help`}</span>
      </AppLink>
    </footer>
  );
}
