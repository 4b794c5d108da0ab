import type { components } from '#generated/types/api.d.ts';
import type { CommunityRow } from '#server/entities/community/rows.ts';
import type { CommunityForm } from './community-fields.ts';
import { SETTINGS } from './community-fields.ts';
import type { CommunityValues } from './write-repository.ts';

/** A change of one field, as the log shows it. */
export type Change = NonNullable<components['schemas']['AuditEntry']['changes']>[number];

/** Longest value that the log repeats. */
const MAX_VALUE_LENGTH = 200;

/** Columns whose values are texts or lists of texts, by the name of their field in the request. */
const COLUMNS: Readonly<Record<string, keyof CommunityRow & keyof CommunityValues>> = {
  title: 'title',
  description: 'description',
  about: 'about',
  privacy: 'is_private',
  join_type: 'join_type',
  population_cap: 'population_cap',
  tags: 'tags',
  categories: 'categories',
  language: 'language',
  location: 'location',
  prompt: 'prompt',
  reactions: 'reactions',
  avatar_alt_text: 'avatar_alt_text',
  header_alt_text: 'header_alt_text',
  has_content_label: 'has_content_label',
};
/** Fields whose values the log leaves out: pictures and colours, and the answers that open the door. */
const UNTOLD = { avatar_url: 'avatar', header_url: 'header', theme: 'theme' } as const;

function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return text === '' ? undefined : text.slice(0, MAX_VALUE_LENGTH);
}

/** Returns a change with its values as texts; undefined when nothing changed. */
export function changeOf(field: string, before: unknown, after: unknown): Change | undefined {
  const [was, is] = [textOf(before), textOf(after)];
  if (was === is) return undefined;
  return { field, ...(was === undefined ? {} : { before: was }), ...(is === undefined ? {} : { after: is }) };
}

/** Returns what a form changes in a community, field by field. The handle and the rules have entries of their own. */
export function settingChanges(form: CommunityForm, row: CommunityRow, values: CommunityValues): Change[] {
  const texts = Object.entries(COLUMNS).map(([field, column]) =>
    column in values ? changeOf(field, row[column], values[column]) : undefined,
  );
  const settings = Object.entries(SETTINGS).map(([field, name]) => {
    if (name === 'customQa') {
      const isSame = JSON.stringify(row.settings.customQa) === JSON.stringify(values.settings.customQa);
      return isSame ? undefined : { field };
    }
    return changeOf(field, row.settings[name], values.settings[name]);
  });
  const untold = Object.entries(UNTOLD).map(([field, column]) => {
    const isSent = form[field as keyof typeof UNTOLD] !== undefined;
    return isSent && JSON.stringify(row[column]) !== JSON.stringify(values[column]) ? { field } : undefined;
  });
  return [...texts, ...settings, ...untold].filter((change) => change !== undefined);
}
