import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { ApiError, isApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import { isPageWide } from '#src/shared/api/call/failures.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { FieldError } from '#src/shared/ui/FormField.tsx';
import { Notice } from '../blocks/Notice.tsx';
import styles from './LivePoll.module.css';
import type { PollFailure } from './use-poll.ts';

/** Error codes after which a retry cannot help: invalid poll id, hidden blog, password-protected blog. */
const FINAL_CODES = [20006, 4004, 4012, 4013];

const isFinal = (error: unknown): boolean => FINAL_CODES.some((code) => isApiError(error, code));

function useWords(problem: PollFailure | undefined): string | undefined {
  const { t } = useLingui();
  if (!problem) return undefined;
  if (problem.kind === 'empty') return t`Choose an answer first.`;
  const { kind, error } = problem;
  // The application opens the login form or the consent page for these errors.
  if (isPageWide(error)) return undefined;
  if (error instanceof NetworkError)
    return kind === 'refused'
      ? t`No connection. Your vote is not counted yet; please try again.`
      : t`No connection. The votes could not be loaded.`;
  return errorMessage(
    error,
    kind === 'refused' ? t`Your vote was not counted. Please try again.` : t`The votes could not be loaded.`,
  );
}

/** Renders the error of a poll beside its answers. */
export function PollProblem({ problem, onRetry }: { problem: PollFailure | undefined; onRetry: () => void }) {
  const words = useWords(problem);
  const isGone = problem?.kind === 'unread' && problem.error instanceof ApiError && isFinal(problem.error);
  return (
    <div role="alert" className={styles.problem}>
      {words && isGone ? <Notice icon="eye-off">{words}</Notice> : null}
      {words && !isGone ? <FieldError>{words}</FieldError> : null}
      {words && !isGone && problem?.kind === 'unread' ? (
        <Button size="small" variant="secondary" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </div>
  );
}
