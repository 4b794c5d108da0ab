import { notificationKinds } from '#generated/notification-kinds.ts';
import type { NotificationEvent, NotificationKind, NotificationMail } from './kind.ts';

const BY_TYPE = new Map(notificationKinds.map((kind) => [kind.type, kind]));

/** Returns the kind of a notification; undefined for a type that no longer exists. */
export function kindOfType(type: string): NotificationKind | undefined {
  return BY_TYPE.get(type);
}

/** Returns one select with the rows of all kinds that an event causes. */
export function causedRows(event: NotificationEvent): string {
  const caused = notificationKinds.filter(({ cause }) => cause.event === event);
  return caused.map(({ cause }) => cause.rows).join('\n  union all\n  ');
}

/** Returns the types of notification that an event causes and that are mailed. */
export function mailedTypes(event: NotificationEvent): { type: string; mail: NotificationMail }[] {
  return notificationKinds.flatMap(({ type, cause, mail }) =>
    mail && cause.event === event ? [{ type, mail }] : [],
  );
}

/** Returns the types of notification that one kind of mail tells. */
export function typesMailedAs(kind: NotificationMail['kind']): string[] {
  return notificationKinds.filter(({ mail }) => mail?.kind === kind).map(({ type }) => type);
}

/** Returns the setting of a blog for a type of notification, as an SQL expression; null for types always sent. */
export function preferenceOfType(type: string): string {
  const cases = notificationKinds.flatMap(({ type: name, preference }) =>
    preference ? [`when '${name}' then '${preference}'`] : [],
  );
  return `(case ${type} ${cases.join(' ')} end)`;
}
