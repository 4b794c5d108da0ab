import type { ErasureStep } from './erasure.ts';
import { inOrder } from './in-order.ts';
import { filesOfOthers, type Part, type PartFile, partFile } from './parts.ts';

/** A module's share of the data of a member. */
export type MemberDataDeclaration = {
  /** Rows that an archive holds and an import inserts. */
  parts?: readonly Part[];
  /** Rows that an archive holds for reading only; an import skips them. */
  readOnlyParts?: readonly Part[];
  /** Tables that refer to a member and are left out of the archive, with the reason. */
  leftOut?: Readonly<Record<string, string>>;
  /** Steps of the erasure. Rows of tables with `on delete cascade` go without one. */
  erasure?: readonly ErasureStep[];
  /** Tables whose rows stay after the erasure although they cascade from a member or a blog, with the reason. */
  keptRows?: Readonly<Record<string, string>>;
};

/** The data of a member that all modules hold. */
export type MemberData = {
  /** Parts in the order of an import. */
  parts: readonly Part[];
  /** The data files of an archive with their parts. */
  files: readonly PartFile[];
  leftOut: Readonly<Record<string, string>>;
  /** Steps of the erasure in their order. */
  erasure: readonly ErasureStep[];
  keptRows: Readonly<Record<string, string>>;
};

/**
 * Joins the declarations of all modules.
 *
 * @throws {RangeError} when two declare the same table or step, or one waits for a table or step that none declares
 */
export function joinMemberData(declarations: readonly MemberDataDeclaration[]): MemberData {
  const parts = inOrder(
    declarations.flatMap((one) => one.parts ?? []),
    ({ table }) => table,
  );
  const readOnly = declarations.flatMap((one) => one.readOnlyParts ?? []);
  return {
    parts,
    files: [
      ...[...parts, ...readOnly].map((part) => ({ file: partFile(part.table), part })),
      ...filesOfOthers(parts),
    ],
    leftOut: Object.assign({}, ...declarations.map((one) => one.leftOut ?? {})),
    erasure: inOrder(
      declarations.flatMap((one) => one.erasure ?? []),
      ({ name }) => name,
    ),
    keptRows: Object.assign({}, ...declarations.map((one) => one.keptRows ?? {})),
  };
}
