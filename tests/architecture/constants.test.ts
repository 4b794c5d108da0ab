import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesMatching } from './source-files.ts';

/** Rules about numbers with a name: a reader knows the unit from the name alone. */

const UNITS = ['MS', 'SECONDS', 'MINUTES', 'HOURS', 'DAYS', 'YEARS', 'BYTES', 'PX', 'PERCENT', 'HERTZ'];
const SIZES = ['COUNT', 'LIMIT', 'SIZE', 'LENGTH', 'CHARACTERS', 'ROWS', 'COLUMNS'];
/** Numbers without a unit: ratios, and numbers that name something. */
const PLAIN = ['RATIO', 'FACTOR', 'SHARE', 'CODE', 'ERROR', 'LOCK', 'ID', 'OID', 'VERSION'];

const BY_END = new RegExp(`_(?:${[...UNITS, ...SIZES, ...PLAIN].join('|')})$`);

/**
 * `MAX_` and `MIN_` are limits of what follows. The others count the rows that a ranking reads, which the name lists:
 * `RANKED_POSTS`, `PER_TAG`.
 */
const BY_BEGINNING = /^(?:MAX|MIN|RANKED|SCANNED|TRENDING|RECENT|POPULAR|TASTE|TOP|PER)_|(?:^|_)CANDIDATES$/;

const OTHERS: Readonly<Record<string, string>> = {
  'scripts/support/process-usage.ts TICKS_PER_SECOND': 'the name is the unit',
  'server/modules/video/operations/listVideoHubs.ts START': 'a position before the first',
  'src/app/styles/palettes.test.ts OVERLAY_OPACITY': 'a quantity of CSS without a unit',
  'src/domain/appearance/colour.ts LIGHT_LUMINANCE': 'a quantity of WCAG without a unit',
};

const OPERATORS = new Set([
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.AsteriskAsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
]);

/** Returns whether the expression is a number that is written down, or calculated from such numbers. */
function isWrittenNumber(node: ts.Expression): boolean {
  if (ts.isNumericLiteral(node)) return true;
  if (ts.isPrefixUnaryExpression(node)) return isWrittenNumber(node.operand);
  if (ts.isParenthesizedExpression(node)) return isWrittenNumber(node.expression);
  if (!ts.isBinaryExpression(node) || !OPERATORS.has(node.operatorToken.kind)) return false;
  return [node.left, node.right].every(
    (side) => isWrittenNumber(side) || (ts.isIdentifier(side) && /^[A-Z]/.test(side.text)),
  );
}

function numericConstants(path: string, text: string): string[] {
  return ts
    .createSourceFile(path, text, ts.ScriptTarget.Latest)
    .statements.filter(ts.isVariableStatement)
    .filter(({ declarationList }) => (declarationList.flags & ts.NodeFlags.Const) !== 0)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }) =>
      initializer && ts.isIdentifier(name) && isWrittenNumber(initializer) ? [name.text] : [],
    );
}

test('a numeric constant at the top of a file says its unit or what it counts', () => {
  const unclear = filesMatching(
    /^(?:src|server|scripts|conformance|mock-server|tests)\/.*(?<!\.d)\.(?:tsx?|mjs)$/,
  ).flatMap(({ path, text }) =>
    numericConstants(path, text)
      .filter((name) => !BY_END.test(name) && !BY_BEGINNING.test(name))
      .map((name) => `${path} ${name}`),
  );
  expect(unclear.toSorted()).toEqual(Object.keys(OTHERS).toSorted());
});
