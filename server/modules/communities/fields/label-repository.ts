import type { Queryable } from '#server/db/database.ts';

/**
 * Sets or removes the content label of a community as its admins.
 *
 * @param isLifted true when this removes a label of the classifier, which is possible once
 */
export async function setContentLabel(
  tx: Queryable,
  communityId: string,
  hasLabel: boolean,
  isLifted: boolean,
): Promise<void> {
  await tx.query(
    `update communities set has_content_label = $2, label_reporter = case when $2 then 'community_admin' end,
        label_was_lifted = label_was_lifted or $3, version = version + 1 where id = $1`,
    [communityId, hasLabel, isLifted],
  );
}
