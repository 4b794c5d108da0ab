import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** The part of Babel's syntax tree that this plugin uses (Babel 7 has no types). */
type Node = { type: string };
type Property = Node & { key: Node & { name?: string }; value: Node & { value?: unknown } };
type ObjectPath = { node: { properties: Property[] } };
type ProgramPath = { traverse: (visitor: { ObjectExpression: (path: ObjectPath) => void }) => void };
type Babel = { types: { valueToNode: (value: unknown) => Property['value'] } };

function textOf(property: Property | undefined): string | undefined {
  return property?.value.type === 'StringLiteral' && typeof property.value.value === 'string'
    ? property.value.value
    : undefined;
}

function named(path: ObjectPath, name: string): Property | undefined {
  return path.node.properties.find(({ type, key }) => type === 'ObjectProperty' && key.name === name);
}

/**
 * Babel plugin to run after Lingui's macros: compiles the English text of every message descriptor at build time.
 * English then needs neither a catalogue nor the message compiler (7.7 kB gzip) in the page, and is split with the
 * chunk that shows it. A malformed message fails the build.
 */
export function compileSourceMessages({ types }: Babel) {
  return {
    name: 'compile-source-messages',
    visitor: {
      Program: {
        // On exit, because the macros write the descriptors on entry.
        exit(program: ProgramPath) {
          program.traverse({
            ObjectExpression(path) {
              const message = named(path, 'message');
              const text = textOf(message);
              if (!message || text === undefined || textOf(named(path, 'id')) === undefined) return;
              message.value = types.valueToNode(compileMessageOrThrow(text));
            },
          });
        },
      },
    },
  };
}
