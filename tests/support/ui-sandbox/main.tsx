import '@fontsource-variable/commissioner/volm.css';
import '../../../src/app/styles/faces.css';
import '../../../src/app/styles/tokens.css';
import '../../../src/app/styles/palettes.css';
import '../../../src/app/styles/base.css';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { activate } from '#src/shared/lib/language/i18n.ts';
import { chooseLocale } from '#src/shared/lib/language/locales.ts';
import { applyPalette, isPalette } from '#src/shared/lib/look/palette.ts';
import { Sandbox } from './Sandbox.tsx';

const query = new URLSearchParams(location.search);
const palette = query.get('palette');
applyPalette(isPalette(palette) ? palette : undefined);

const i18n = await activate(chooseLocale([query.get('lang') ?? 'en-us']));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <Sandbox open={query.get('open')} />
  </I18nProvider>,
);
