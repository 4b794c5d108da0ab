import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { isApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import { isPageWide } from '#src/shared/api/call/failures.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import type { Problem } from '../data/use-publish.ts';
import type { Outcome } from '../model/drafts.ts';
import styles from './Composer.module.css';

/** Codes of the daily post limit and the full queue: saving a draft is still possible (spec 000 §8). */
const DRAFT_HELPS = [8022, 8023];

type ComposerProblemProps = {
  problem: Problem | undefined;
  /** Explains why not all chosen files were added. */
  fileLimit: string | undefined;
  outcomes: readonly Outcome[];
  onDraft: () => void;
  /** Sends the form again with the outcome that failed. */
  onRetry: () => void;
  /** Shows both versions of a post that was changed elsewhere; undefined when there are not two versions. */
  onCompare: (() => void) | undefined;
};

/**
 * Explains why the post could not be sent, in the server's words where it gave any. The contents of the form are
 * unchanged.
 */
export function ComposerProblem({
  problem,
  fileLimit,
  outcomes,
  onDraft,
  onRetry,
  onCompare,
}: ComposerProblemProps) {
  const { t } = useLingui();

  const message = (): string | undefined => {
    if (!problem) return undefined;
    if (problem.kind === 'empty') return t`There is nothing to post yet. Add a word or a picture.`;
    if (problem.kind === 'pictures') return t`Some pictures are not uploaded. Try them again or remove them.`;
    if (problem.kind === 'recordings') return t`A sound or video is not uploaded. Try again or remove it.`;
    if (problem.kind === 'polls')
      return t`A poll is not complete. The message beside it says what is missing.`;
    if (problem.kind === 'time') return t`This time has passed. Choose a later one.`;
    if (problem.kind === 'reconnected') return t`You are online again, and this is not sent yet.`;
    const { error } = problem;
    if (error instanceof NetworkError)
      return t`No connection. What you wrote is kept on this device; post it when you are back online.`;
    // The application itself opens the login form or the consent page.
    if (isPageWide(error)) return undefined;
    return errorMessage(error, t`It was not sent. What you wrote is kept; please try again.`);
  };

  const text = message();
  const offersDraft =
    problem?.kind === 'refused' &&
    outcomes.includes('draft') &&
    DRAFT_HELPS.some((code) => isApiError(problem.error, code));
  return (
    <div role="alert" className={styles.problem}>
      {fileLimit ? <FieldError>{fileLimit}</FieldError> : null}
      {text ? <FieldError>{text}</FieldError> : null}
      {problem?.kind === 'reconnected' ? (
        <Button size="small" onClick={onRetry}>{t`Send it now`}</Button>
      ) : null}
      {onCompare ? <Button size="small" onClick={onCompare}>{t`See both versions`}</Button> : null}
      {offersDraft ? <Button size="small" onClick={onDraft}>{t`Save as a draft instead`}</Button> : null}
    </div>
  );
}
