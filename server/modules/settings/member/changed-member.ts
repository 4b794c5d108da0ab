import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import { camelCased } from '#server/core/letter-case.ts';
import { requireAddressable, splitTags } from '#server/core/tags.ts';
import { isTimeZone } from '#server/core/time-zones.ts';
import type { MemberRow, SavedMember } from './member-repository.ts';

type Update = components['schemas']['UserSettingsUpdate'];

/** Returns a section after an edit: the request's fields overwrite the stored ones, by their names in responses. */
function merged(before: object | undefined, edited: object | undefined): object {
  return edited ? { ...before, ...camelCased(edited) } : { ...before };
}

function writingAfter({ new_web_editor: _editor, ...writing }: NonNullable<Update['writing']>): object {
  if (!writing.default_tags) return writing;
  const tags = writing.default_tags.flatMap((tag) => splitTags(tag).slice(0, 1));
  requireAddressable(tags, 'writing.default_tags');
  return { ...writing, default_tags: [...new Set(tags)] };
}

/** Keeps one key per action: of several the last one counts. */
function keyboardAfter(keyboard: Update['keyboard']): Update['keyboard'] {
  if (!keyboard?.own_keys) return keyboard;
  const byAct = new Map(keyboard.own_keys.map((own) => [own.act, own]));
  return { ...keyboard, own_keys: [...byAct.values()] };
}

/** Stores the chosen editor where `POST /settings/desktop_editor` stores it as well. */
function editorAfter(isNew: boolean | undefined, { old_editor, ...saved }: SavedMember): SavedMember {
  const isOld = isNew === undefined ? old_editor !== undefined : !isNew;
  return isOld ? { ...saved, old_editor: true } : saved;
}

/**
 * Returns a member's settings after an edit; absent fields stay.
 *
 * @throws invalid-request-param (5016) for an unknown time zone
 */
export function changedMember(body: Update, before: MemberRow): MemberRow {
  const { locale, email_lookup, ...account } = body.account ?? {};
  const { palette, ...appearance } = body.appearance ?? {};
  if (account.timezone !== undefined && !isTimeZone(account.timezone)) {
    throw domainError('invalid-request-param', {
      field: 'account.timezone',
      reason: 'time_zone',
    });
  }
  const saved = before.settings;
  // The contract has two equal spellings of a setting, which the types of the two cannot express.
  const settings = {
    account: merged(saved.account, account),
    appearance: merged(saved.appearance, appearance),
    dashboard: merged(saved.dashboard, body.dashboard),
    contentLabels: merged(saved.contentLabels, body.content_labels),
    writing: merged(saved.writing, body.writing && writingAfter(body.writing)),
    notifications: merged(saved.notifications, body.notifications),
    privacy: merged(saved.privacy, body.privacy),
    // Absent until the member chooses: the browser's defaults apply until then.
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
