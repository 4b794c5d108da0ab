import { useLingui } from '@lingui/react/macro';
import type { StaffAct } from '#generated/zod/staffAct.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { dueTime } from '#src/shared/lib/time/relative-time.ts';

/** Returns the labels of audit log entries; unknown ones are shown by their stored name. */
export function useAuditLogText(): {
  titleOf: (act: string) => string;
  outcomeOf: (act: StaffAct) => string;
} {
  const { t, i18n } = useLingui();
  const dateLocale = useDateLocale();
  const titles: Record<string, string> = {
    'answer-support': t`Answered a support request`,
    'decide-appeal': t`Decided an appeal`,
    'decide-report': t`Decided a report`,
    'edit-decision': t`Changed a decision`,
    'revoke-decision': t`Undid a decision`,
    'suspend-account': t`Suspended an account`,
    'restore-account': t`Ended a suspension`,
    'set-flag': t`Changed a feature`,
    'retry-job': t`Retried a job`,
    'delete-job': t`Gave up a job`,
    'create-announcement': t`Announced something`,
    'edit-announcement': t`Edited an announcement`,
    'end-announcement': t`Ended an announcement`,
    'delete-announcement': t`Deleted an announcement`,
    'create-ad': t`Made an ad`,
    'edit-ad': t`Edited an ad`,
    'set-ad-state': t`Started, paused or ended an ad`,
    'delete-ad': t`Deleted an ad`,
    'set-error-state': t`Called an error mended, or not`,
    'send-test-mail': t`Sent a test e-mail`,
    'check-payment': t`Asked after a payment`,
    'refund-payment': t`Gave money back`,
    'review-campaign': t`Reviewed a blaze`,
    promote: t`Put a blog or post forward`,
    'stop-promotion': t`Stopped a promotion`,
    'decide-stewardship': t`Answered who wants to take over a community`,
  };
  const outcomes: Record<string, string> = {
    running: t`Running`,
    paused: t`Paused`,
    ended: t`Ended`,
    open: t`Open again`,
    resolved: t`Mended`,
    dismiss: t`No action taken`,
    label: t`Labelled as mature`,
    remove: t`Taken down`,
    suspend: t`Blog closed`,
    accepted: t`Appeal accepted`,
    rejected: t`Appeal rejected`,
    granted: t`Made them admin`,
    declined: t`Request declined`,
    choice: t`Members who turn it on in the labs`,
    staff: t`Staff`,
    named: t`Named accounts`,
    everyone: t`Every member`,
    nobody: t`Nobody`,
    new_members: t`Members of the last 30 days`,
    language: t`Members who read a language`,
  };
  function outcomeOf({ details: { outcome, audience, percent, until } }: StaffAct): string {
    if (typeof until === 'number') {
      const end = dueTime(until, dateLocale);
      return t`until ${end}`;
    }
    if (typeof percent === 'number') {
      const amount = numberFormat(i18n.locale, { style: 'percent' }).format(percent / 100);
      return t`${amount} of the members`;
    }
    const said = outcome ?? audience;
    return typeof said === 'string' ? (outcomes[said] ?? said) : '';
  }
  return { titleOf: (act) => titles[act] ?? act, outcomeOf };
}
