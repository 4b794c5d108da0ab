import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { splitTags } from '#server/core/tags.ts';
import { isTimeZone } from '#server/core/time-zones.ts';
import type { MemberRow, SavedMember } from './member-repository.ts';

type Update = components['schemas']['UserSettingsUpdate'];

function camelCased(section: object): object {
  return Object.fromEntries(
    Object.entries(section).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

/** A section after an edit: what the request names is written over what was there, in the names of answers. */
function merged(before: object | undefined, edited: object | undefined): object {
  return edited ? { ...before, ...camelCased(edited) } : { ...before };
}

function writingAfter({ new_web_editor: _editor, ...writing }: NonNullable<Update['writing']>): object {
  if (!writing.default_tags) return writing;
  const tags = writing.default_tags.flatMap((tag) => splitTags(tag).slice(0, 1));
  return { ...writing, default_tags: [...new Set(tags)] };
}

/** One key per act: of several the last one counts. */
function keyboardAfter(keyboard: Update['keyboard']): Update['keyboard'] {
  if (!keyboard?.own_keys) return keyboard;
  const byAct = new Map(keyboard.own_keys.map((own) => [own.act, own]));
  return { ...keyboard, own_keys: [...byAct.values()] };
}

/** Which editor: kept where `POST /settings/desktop_editor` keeps it too. */
function editorAfter(isNew: boolean | undefined, { old_editor, ...saved }: SavedMember): SavedMember {
  const isOld = isNew === undefined ? old_editor !== undefined : !isNew;
  return isOld ? { ...saved, old_editor: true } : saved;
}

/**
 * A member's settings after an edit; what the request leaves out stays.
 *
 * @throws invalid-request-param (5016) for a time zone nobody knows
 */
export function changedMember(body: Update, before: MemberRow): MemberRow {
  const { locale, email_lookup, ...account } = body.account ?? {};
  const { palette, ...appearance } = body.appearance ?? {};
  if (account.timezone !== undefined && !isTimeZone(account.timezone)) {
    throw domainError('invalid-request-param', {
      field: 'account.timezone',
      detail: 'There is no such time zone.',
    });
  }
  const saved = before.settings;
  // The contract keeps both spellings of a setting equal, which the types of the two cannot say.
  const settings = {
    account: merged(saved.account, account),
    appearance: merged(saved.appearance, appearance),
    dashboard: merged(saved.dashboard, body.dashboard),
    contentLabels: merged(saved.contentLabels, body.content_labels),
    writing: merged(saved.writing, body.writing && writingAfter(body.writing)),
    notifications: merged(saved.notifications, body.notifications),
    privacy: merged(saved.privacy, body.privacy),
    // Left out while they never chose: a browser's own keys count until then.
    ...(saved.keyboard || body.keyboard
      ? { keyboard: merged(saved.keyboard, keyboardAfter(body.keyboard)) }
      : {}),
  } as SavedMember;
  return {
    locale: locale ?? before.locale,
    palette: palette === undefined ? before.palette : palette,
    email_lookup: email_lookup ?? before.email_lookup,
    settings: { ...editorAfter(body.writing?.new_web_editor, saved), ...settings },
  };
}
