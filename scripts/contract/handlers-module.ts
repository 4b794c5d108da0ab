import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type Document, operationsOf } from './document.ts';
import { HEAD } from './write-manifest.ts';

const HANDLER_FILES = 'server/modules/*/operations/*.ts';

/** Describes the handler files that are in the wrong folder or belong to no operation. */
function misplacedHandlers(files: readonly string[], tagOf: ReadonlyMap<string, string>): string[] {
  return files.flatMap((file) => {
    const id = basename(file, '.ts');
    const tag = tagOf.get(id);
    if (tag === undefined) return [`${file}: the contract has no operation "${id}"`];
    return file.startsWith(`server/modules/${tag}/`) ? [] : [`${file}: "${id}" has the tag ${tag}`];
  });
}

/** Returns the handler files below `root`, sorted by name, with forward slashes on every system. */
export function handlerFiles(root: string): string[] {
  return globSync(HANDLER_FILES, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

/**
 * Returns the text of generated/handlers.ts: an operation is built when its handler file exists. A file exports a
 * handler of its own name; one that is missing or of another type does not compile.
 *
 * @throws when a file is named after no operation, or is in another tag's folder
 */
export function handlersModule(document: Document, files: readonly string[]): string {
  const entries = operationsOf(document).map(({ operation }) => operation);
  const wrong = misplacedHandlers(
    files,
    new Map(entries.map(({ operationId, tags }) => [operationId, tags[0]])),
  );
  if (wrong.length > 0) throw new Error(`Handlers that belong to no operation:\n${wrong.join('\n')}`);
  const built = files.map((file) => basename(file, '.ts'));
  const left = entries.map(({ operationId }) => operationId).filter((id) => !built.includes(id));
  return `${HEAD}
import type { Handlers } from '#server/http/contract/handler.ts';
${files.map((file) => `import { ${basename(file, '.ts')} } from '#${file}';`).join('\n')}
import type { OperationId } from './operations.ts';

/** The code of every built operation. */
export const handlers = {
${built.map((id) => `  ${id},`).join('\n')}
} satisfies Partial<Handlers>;

/** Operations of the contract that answer 501 because no file holds their handler yet. */
export const notBuilt: readonly OperationId[] = [
${left
  .toSorted()
  .map((id) => `  '${id}',`)
  .join('\n')}
];
`;
}

/** Returns the names of the modules below `root` that have a declaration, sorted. */
export function declaredModules(root: string): string[] {
  return globSync('server/modules/*/module.ts', { cwd: root })
    .map((file) => basename(dirname(file)))
    .toSorted();
}

/** Returns the names of the files of notification kinds below `root`, sorted. */
export function notificationKindFiles(root: string): string[] {
  return globSync('server/notifications/kinds/*.ts', { cwd: root })
    .map((file) => basename(file, '.ts'))
    .toSorted();
}

/** Returns the text of generated/notification-kinds.ts: the kinds of notifications, one file each. */
export function notificationKindsModule(names: readonly string[]): string {
  return `${HEAD}
import type { NotificationKind } from '#server/notifications/kind.ts';
${names.map((name) => `import { kind as ${camelCase(name)} } from '#server/notifications/kinds/${name}.ts';`).join('\n')}

/** All kinds of notifications. */
export const notificationKinds: readonly NotificationKind[] = [
${names.map((name) => `  ${camelCase(name)},`).join('\n')}
];
`;
}

/** Returns the names of the files of mail kinds below `root`, sorted. */
export function mailKindFiles(root: string): string[] {
  return globSync('server/mail/templates/kinds/*.tsx', { cwd: root })
    .map((file) => basename(file, '.tsx'))
    .toSorted();
}

/** Returns the text of generated/mail-kinds.ts: the kinds of mail, one file each. */
export function mailKindsModule(names: readonly string[]): string {
  return `${HEAD}
${names.map((name) => `import { mail as ${camelCase(name)} } from '#server/mail/templates/kinds/${name}.tsx';`).join('\n')}

/** All kinds of mail. */
export const mailKinds = {
${names.map((name) => `  ${camelCase(name)},`).join('\n')}
};
`;
}

/**
 * Returns the text of generated/notification-views.ts: the view of every kind on the activity page, by its type. A kind
 * without a file in src/features/activity/kinds/ does not compile.
 */
export function notificationViewsModule(names: readonly string[]): string {
  return `${HEAD}
import type { NotificationView } from '#src/features/activity/model/notification-view.ts';
${names.map((name) => `import { view as ${camelCase(name)} } from '#src/features/activity/kinds/${name}.tsx';`).join('\n')}

/** The views of all kinds of notifications, by their type. */
export const notificationViews = {
${names.map((name) => `  ${name.replaceAll('-', '_')}: ${camelCase(name)},`).join('\n')}
} satisfies Readonly<Record<string, NotificationView>>;
`;
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the text of generated/server-modules.ts: the declaration of every module that has one. */
export function modulesModule(names: readonly string[]): string {
  return `${HEAD}
import type { ServerModule } from '#server/define-module.ts';
${names.map((name) => `import { module as ${camelCase(name)} } from '#server/modules/${name}/module.ts';`).join('\n')}

/** The declarations of all modules. */
export const serverModules: readonly ServerModule[] = [
${names.map((name) => `  ${camelCase(name)},`).join('\n')}
];
`;
}
