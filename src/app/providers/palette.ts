import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { setOption } from '#generated/hooks/base/base.ts';
import {
  applyPalette,
  isPalette,
  nextPalette,
  PALETTE_COOKIE,
  type Palette,
  systemPalette,
} from '#src/domain/appearance/palette.ts';
import { writeCookie } from '#src/domain/cookies.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { useSiteSettings } from './site-settings.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The document's attribute is the only source of truth for the palette. */
function read(): Palette | undefined {
  const palette = document.documentElement.dataset.palette;
  return isPalette(palette) ? palette : undefined;
}

/**
 * Changes the palette at once and stores it: in this browser's cookie, and for members on the server. The cookie makes
 * up for a failed request (spec 000 §4). Undefined returns to the system's palette.
 */
export function choosePalette(palette: Palette | undefined, queryClient: QueryClient): void {
  applyPalette(palette);
  writeCookie(PALETTE_COOKIE, palette);
  for (const listener of listeners) listener();
  if (!readViewer(queryClient).isLoggedIn) return;
  setOption({ setting: 'palette', value: palette ?? 'system' }).catch(() => {});
}

/** Returns the chosen palette (undefined for the system's) and functions that change it. */
export function usePalette(): {
  palette: Palette | undefined;
  choose: (palette: Palette | undefined) => void;
  cycle: () => void;
} {
  const queryClient = useQueryClient();
  const { palette: initial } = useSiteSettings();
  const palette = useSyncExternalStore(subscribe, read, () => initial);
  const choose = (next: Palette | undefined) => choosePalette(next, queryClient);
  const cycle = () => {
    const prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    choose(nextPalette(read() ?? systemPalette(prefersDark)));
  };
  return { palette, choose, cycle };
}
