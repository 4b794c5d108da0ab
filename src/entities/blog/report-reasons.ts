import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReportReason } from '#generated/zod/reportReason.zod.ts';

/** Labels of the report reasons, in the order of the dialog. */
export const REPORT_REASONS = {
  spam: msg`Spam`,
  harassment: msg`Harassment`,
  hate: msg`Hate`,
  violence: msg`Violence`,
  self_harm: msg`Somebody may hurt themselves`,
  adult_content: msg`Adult content without a label`,
  minors: msg`Harm to minors`,
  private_information: msg`Private information`,
  impersonation: msg`Pretending to be somebody else`,
  copyright: msg`Copyright infringement`,
  illegal: msg`Something illegal`,
  other: msg`Something else`,
} satisfies Record<ReportReason, MessageDescriptor>;

/** Returns the label of a report reason; an unknown reason is returned unchanged. */
export function reportReasonName(reason: string): MessageDescriptor | string {
  return Object.hasOwn(REPORT_REASONS, reason) ? REPORT_REASONS[reason as ReportReason] : reason;
}
