import type { QueryClient } from '@tanstack/react-query';
import { setOption } from '#generated/hooks/base/base.ts';
import { editUserSettings, getGetUserSettingsQueryKey } from '#generated/hooks/settings/settings.ts';
import type { GetUserInfo200 } from '#generated/zod/getUserInfo200.zod.ts';
import type { GetUserSettings200 } from '#generated/zod/getUserSettings200.zod.ts';
import { PALETTE_UNSAVED_COOKIE, type PaletteChoice } from '#src/domain/appearance/palette.ts';
import { writeCookie } from '#src/domain/cookies.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { executeWrite, type WriteCall } from '#src/shared/api/write/write.ts';

interface PaletteChange {
  choice: PaletteChoice;
  before: PaletteChoice;
}

/** Sends what changed: the palette as an option (spec 000 §7), the one by night as a setting. */
const sendPalettes: WriteCall<PaletteChange, void> = () => ({
  mutationFn: async ({ choice, before }) => {
    await setOption({ setting: 'palette', value: choice.palette ?? 'system' });
    if (choice.night === before.night) return;
    await editUserSettings({ appearance: { palette_night: choice.night ?? null } });
  },
});

let latest: PaletteChoice | undefined;

/**
 * Stores a member's palettes on the server, one choice after the other and in turn with the other settings, so that the
 * last choice wins. A choice that was not stored stays marked in this browser, whose cookies make up for it (spec 000 §4).
 */
export function savePalettes(queryClient: QueryClient, change: PaletteChange): void {
  latest = change.choice;
  void executeWrite(
    queryClient,
    sendPalettes,
    {
      scope: 'member settings',
      optimisticUpdate: ({ choice }, changeQuery) => {
        const [palette, paletteNight] = [choice.palette ?? null, choice.night ?? null];
        changeQuery<GetUserInfo200>(viewerQuery().queryKey, (known) => {
          const { user } = known.response;
          if (!user) return known;
          const appearance = user.appearance && { ...user.appearance, palette, paletteNight };
          return { ...known, response: { ...known.response, user: { ...user, palette, appearance } } };
        });
        return changeQuery<GetUserSettings200>(getGetUserSettingsQueryKey(), (known) => {
          const { settings } = known.response;
          const appearance = { ...settings.appearance, palette, paletteNight };
          return { ...known, response: { ...known.response, settings: { ...settings, appearance } } };
        });
      },
      onSuccess: (_answer, { choice }) => {
        if (choice === latest) writeCookie(PALETTE_UNSAVED_COOKIE, undefined);
      },
    },
    change,
  );
}
