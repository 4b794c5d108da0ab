import { notificationKinds } from '#generated/notification-kinds.ts';
import type { NotificationCause, NotificationEvent, NotificationKind, NotificationMail } from './kind.ts';

const BY_TYPE = new Map(notificationKinds.map((kind) => [kind.type, kind]));

/** Returns the kind of a notification; undefined for a type that no longer exists. */
export function kindOfType(type: string): NotificationKind | undefined {
  return BY_TYPE.get(type);
}

/** Returns the causes of a kind. */
export function causesOf({ cause }: NotificationKind): readonly NotificationCause[] {
  return 'event' in cause ? [cause] : cause;
}

/** Returns one select with the rows of all kinds that an event causes. */
export function causedRows(event: NotificationEvent): string {
  const caused = notificationKinds.flatMap(causesOf).filter((cause) => cause.event === event);
  return caused.map(({ rows }) => rows).join('\n  union all\n  ');
}

/** Returns the types of notification that an event causes and that are mailed. */
export function mailedTypes(event: NotificationEvent): { type: string; mail: NotificationMail }[] {
  return notificationKinds.flatMap((kind) =>
    kind.mail && causesOf(kind).some((cause) => cause.event === event)
      ? [{ type: kind.type, mail: kind.mail }]
      : [],
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
