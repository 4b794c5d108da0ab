/**
 * The user actions that make the site send calls which no screen sends on opening: one for each call. A call that the
 * site's code names and that is neither sent by a screen nor by an action is a fault of the matrix.
 */
import { accountActions } from './actions/account.ts';
import type { UserAction } from './actions/action.ts';
import { blogActions } from './actions/blogs.ts';
import { messageActions } from './actions/messages.ts';
import { passkeyActions } from './actions/passkeys.ts';
import { postingActions } from './actions/posting.ts';
import { readingActions } from './actions/reading.ts';
import { settingsActions } from './actions/settings.ts';
import { signInActions } from './actions/signing-in.ts';
import { staffActions } from './actions/staff.ts';

export const actions: readonly UserAction[] = [
  ...readingActions,
  ...postingActions,
  ...messageActions,
  ...settingsActions,
  ...blogActions,
  ...accountActions,
  ...signInActions,
  ...passkeyActions,
  ...staffActions,
];
