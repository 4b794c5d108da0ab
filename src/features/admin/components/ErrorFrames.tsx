import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetErrorGroupQueryOptions } from '#generated/hooks/telemetry/telemetry.ts';
import type { ErrorSample } from '#generated/zod/errorSample.zod.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { groupBy } from '#src/shared/lib/lists/group-by.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { Spinner } from '#src/shared/ui/Spinner.tsx';
import styles from './Errors.module.css';

type Frame = ErrorSample['frames'][number];

/** Returns runs of frames that are all own or all foreign, in their order. */
export function runsOf(frames: readonly Frame[]): { isOwn: boolean; frames: Frame[] }[] {
  let run = 0;
  const runs = groupBy(frames, (frame) => {
    const before = frames[frames.indexOf(frame) - 1];
    if (before && before.isOwn !== frame.isOwn) run += 1;
    return run;
  });
  return [...runs.values()].map((part) => ({ isOwn: part[0]?.isOwn ?? false, frames: part }));
}

function Place({ frame: { name, file, line, column, lines } }: { frame: Frame }) {
  const { t } = useLingui();
  return (
    <>
      {name ? <b translate="no">{name} </b> : null}
      <code translate="no" dir="ltr">{`${file}:${line}:${column}`}</code>
      {lines ? (
        <section
          className={styles.source}
          translate="no"
          dir="ltr"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={t`Source of ${file}`}
        >
          <pre>
            {lines.map((one) => (
              <span key={one.line} data-here={one.line === line || undefined}>
                <small>{one.line}</small> {`${one.text}\n`}
              </span>
            ))}
          </pre>
        </section>
      ) : null}
    </>
  );
}

/** The stack of the newest error of a group: own places in full, those within libraries folded. */
export function ErrorFrames({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(getGetErrorGroupQueryOptions(id));
  if (!data)
    return error ? (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()}>
        {errorMessage(error, t`The places could not be loaded.`)}
      </ErrorState>
    ) : (
      <Spinner label={t`Loading`} />
    );
  const { sample } = data.response;
  if (!sample)
    return (
      <p className={styles.note}>
        <Trans>No browser sent a stack with it.</Trans>
      </p>
    );
  const hasOwn = sample.frames.some(({ isOwn }) => isOwn);
  return (
    <>
      <p className={styles.note}>
        <Trans>
          On <code translate="no">{sample.route}</code>, release {sample.release || '?'}
        </Trans>
      </p>
      <ol className={styles.frames} aria-label={t`Stack`}>
        {runsOf(sample.frames).map(({ isOwn, frames }) => (
          <li key={sample.frames.indexOf(frames[0] as Frame)} data-own={isOwn || undefined}>
            {isOwn || !hasOwn ? (
              frames.map((frame) => (
                <div key={sample.frames.indexOf(frame)} className={styles.place}>
                  <Place frame={frame} />
                </div>
              ))
            ) : (
              <details>
                <summary>
                  <Plural value={frames.length} one="# step elsewhere" other="# steps elsewhere" />
                </summary>
                {frames.map((frame) => (
                  <div key={sample.frames.indexOf(frame)} className={styles.place}>
                    <Place frame={frame} />
                  </div>
                ))}
              </details>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
