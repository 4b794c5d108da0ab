import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  nextPalette,
  PALETTE_UNSAVED_COOKIE,
  type PaletteChoice,
  readPalettes,
  systemPalette,
} from '#src/domain/appearance/palette.ts';
import { writeCookie } from '#src/domain/cookies.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { keepPalettes, subscribePalettes } from '#src/shared/lib/look/palettes.ts';
import { useSiteSettings } from './site-settings.ts';

let current: PaletteChoice | undefined;

/** Returns the palettes of the document, whose attributes are the only source of truth; the same object while equal. */
function read(): PaletteChoice {
  const next = readPalettes();
  if (current?.palette !== next.palette || current?.night !== next.night) current = next;
  return current ?? next;
}

/**
 * Changes the palettes at once and stores them: in this browser's cookies, and for members on the server.
 */
export function choosePalettes(choice: PaletteChoice, queryClient: QueryClient): void {
  const before = read();
  keepPalettes(choice);
  if (!readViewer(queryClient).isLoggedIn) return;
  writeCookie(PALETTE_UNSAVED_COOKIE, '1');
  // Loaded on use, because every page loads this file.
  import('./save-palettes.ts').then(
    ({ savePalettes }) => savePalettes(queryClient, { choice, before }),
    () => {},
  );
}

/** Returns true while the system's colour scheme is dark. Browser only. */
export const isSystemDark = (): boolean => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** Returns the chosen palettes and functions that change them; `cycle` goes on from the visible one. */
export function usePalettes(): PaletteChoice & {
  choose: (choice: PaletteChoice) => void;
  cycle: () => void;
} {
  const queryClient = useQueryClient();
  const { palettes: initial } = useSiteSettings();
  const choice = useSyncExternalStore(subscribePalettes, read, () => initial);
  const choose = (next: PaletteChoice) => choosePalettes(next, queryClient);
  const cycle = () => {
    const { palette, night } = read();
    const visible = (isSystemDark() ? night : undefined) ?? palette ?? systemPalette(isSystemDark());
    choose({ palette: nextPalette(visible), night: undefined });
  };
  return { ...choice, choose, cycle };
}
