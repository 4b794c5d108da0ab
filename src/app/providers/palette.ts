import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { setOption } from '#generated/hooks/base/base.ts';
import {
  applyPalettes,
  nextPalette,
  PALETTE_COOKIE,
  PALETTE_NIGHT_COOKIE,
  type PaletteChoice,
  readPalettes,
  systemPalette,
} from '#src/domain/appearance/palette.ts';
import { writeCookie } from '#src/domain/cookies.ts';
import { readViewer } from '#src/shared/api/viewer/viewer.ts';
import { useSiteSettings } from './site-settings.ts';

const listeners = new Set<() => void>();
let current: PaletteChoice | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the palettes of the document, whose attributes are the only source of truth; the same object while equal. */
function read(): PaletteChoice {
  const next = readPalettes();
  if (current?.palette !== next.palette || current?.night !== next.night) current = next;
  return current ?? next;
}

/** Stores palettes on the server. The cookies make up for a failed request (spec 000 §4). */
async function savePalettes({ palette, night }: PaletteChoice, before: PaletteChoice): Promise<void> {
  await setOption({ setting: 'palette', value: palette ?? 'system' });
  if (night === before.night) return;
  // Loaded on use, because few readers choose a palette by night and every page loads this file.
  const { editUserSettings } = await import('#generated/hooks/settings/settings.ts');
  await editUserSettings({ appearance: { palette_night: night ?? null } });
}

/**
 * Changes the palettes at once and stores them: in this browser's cookies, and for members on the server.
 */
export function choosePalettes(choice: PaletteChoice, queryClient: QueryClient): void {
  const before = read();
  applyPalettes(choice);
  writeCookie(PALETTE_COOKIE, choice.palette);
  writeCookie(PALETTE_NIGHT_COOKIE, choice.night);
  for (const listener of listeners) listener();
  if (readViewer(queryClient).isLoggedIn) savePalettes(choice, before).catch(() => {});
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
  const choice = useSyncExternalStore(subscribe, read, () => initial);
  const choose = (next: PaletteChoice) => choosePalettes(next, queryClient);
  const cycle = () => {
    const { palette, night } = read();
    const visible = (isSystemDark() ? night : undefined) ?? palette ?? systemPalette(isSystemDark());
    choose({ palette: nextPalette(visible), night: undefined });
  };
  return { ...choice, choose, cycle };
}
