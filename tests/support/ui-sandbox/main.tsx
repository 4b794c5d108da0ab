import '@fontsource-variable/commissioner/volm.css';
import '../../../src/app/styles/faces.css';
import '../../../src/app/styles/tokens.css';
import '../../../src/app/styles/palettes.css';
import '../../../src/app/styles/base.css';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { applyPalettes, paletteChoice } from '#src/domain/appearance/palette.ts';
import { chooseLocale } from '#src/domain/language/locales.ts';
import { makeQueryClient } from '#src/shared/api/read/query-client.ts';
import { activate } from '#src/shared/lib/language/i18n.ts';
import { Sandbox } from './Sandbox.tsx';

const query = new URLSearchParams(location.search);
const palette = query.get('palette');
applyPalettes(paletteChoice(palette, undefined));

const i18n = await activate(chooseLocale([query.get('lang') ?? 'en-us']));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <MemoryRouter>
      <QueryClientProvider client={makeQueryClient()}>
        <Sandbox open={query.get('open')} />
      </QueryClientProvider>
    </MemoryRouter>
  </I18nProvider>,
);
