import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KeyboardCommand } from '#src/shared/lib/keys/keyboard-commands.ts';

/** Names of the keyboard commands. */
export const COMMAND_NAMES: Readonly<Record<KeyboardCommand, MessageDescriptor>> = {
  next: msg`Next post`,
  previous: msg`Previous post`,
  like: msg`Like the post`,
  reblog: msg`Reblog the post`,
  reblogNow: msg`Reblog at once`,
  queueNow: msg`Queue a reblog at once`,
  open: msg`Open the post`,
  blog: msg`View the blog`,
  top: msg`Back to top`,
  refresh: msg`Refresh this list`,
  search: msg`Search`,
  explore: msg`Explore`,
  dashboard: msg`Dashboard`,
  activity: msg`Activity`,
  messages: msg`Messages`,
  compose: msg`New post`,
  palette: msg`Next palette`,
  keys: msg`Show keyboard shortcuts`,
};
