import { useLingui } from '@lingui/react/macro';
import { UploadProblem } from '#src/entities/media/UploadProblem.tsx';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { NetworkError } from '#src/shared/api/call/errors.ts';
import { RecordingRefusal } from '../data/recordings.ts';
import { RECORDING_TYPES, type RecordingKind } from '../model/recording-check.ts';
import { useComposerTools } from './composer-context.ts';

type Problem = { localId: string; kind: RecordingKind; error: unknown };

function useProblemText({ kind, error }: Problem): string {
  const { t } = useLingui();
  const isSound = kind === 'audio';
  if (error === undefined)
    return isSound
      ? t`This sound had not been uploaded yet. Please choose it again.`
      : t`This video had not been uploaded yet. Please choose it again.`;
  if (error instanceof RecordingRefusal && error.reason === 'empty') return t`This file is empty.`;
  if (error instanceof RecordingRefusal && error.reason === 'size')
    return isSound
      ? t`This sound is larger than 50 MB. Choose a smaller one.`
      : t`This video is larger than 500 MB. Choose a smaller one.`;
  if (error instanceof RecordingRefusal)
    return isSound
      ? t`This file is not an MP3, M4A, OGG or WAV sound.`
      : t`This file is not an MP4, MOV or WebM video.`;
  if (error instanceof NetworkError)
    return t`The connection broke. The uploaded part is kept; continue when you are back online.`;
  return errorMessage(error, t`The file was not uploaded. Please try again.`);
}

/**
 * Explains why an audio or video was not uploaded, with the possible actions. Without an error the file was lost: a
 * draft is restored after a crash, its files are not.
 */
export function RecordingProblem(problem: Problem) {
  const { recordings } = useComposerTools();
  const { localId, kind, error } = problem;
  const words = useProblemText(problem);
  const canRetry = error !== undefined && !(error instanceof RecordingRefusal);
  return (
    <UploadProblem
      accept={RECORDING_TYPES[kind]}
      onRetry={canRetry ? () => recordings.retry(localId) : undefined}
      onFile={(file) => recordings.fill(localId, kind, file)}
    >
      {words}
    </UploadProblem>
  );
}
