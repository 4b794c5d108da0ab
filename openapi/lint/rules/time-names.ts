import type { Context, Reference, Rule, Schema } from '../types.ts';

/** Names of times that the specification or the post format defines; all others end in `Ts`. */
const SPECIFIED_NAMES = new Set([
  ...['timestamp', 'ts', 'updated', 'sentOn', 'expireTime', 'scheduledPublishTime', 'muteEndTimestamp'],
  // Bounds of a time range, in requests.
  ...['before', 'after', 'until'],
]);

function isTime(property: Schema | Reference): boolean {
  return '$ref' in property && /\/EpochSeconds(\.yaml)?$/.test(property.$ref);
}

/** Requires one naming of times in epoch seconds: `createdTs` in an answer, `start_ts` in a request. */
export const timeNames: Rule = () => ({
  Schema(schema: Schema, context: Context) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      if (!isTime(property) || SPECIFIED_NAMES.has(name) || /(?:[a-z]Ts|_ts)$/.test(name)) continue;
      context.report({
        message: `\`${name}\` is a time in epoch seconds: call it \`…Ts\`.`,
        location: context.location.child('properties').child(name).key(),
      });
    }
  },
});
