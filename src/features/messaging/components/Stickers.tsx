import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getListStickersQueryOptions } from '#generated/hooks/messaging/messaging.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import styles from './Conversation.module.css';

/** Lists the site's stickers; a press sends one. */
export function Stickers({ onChoose }: { onChoose: (stickerId: string) => void }) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(getListStickersQueryOptions());
  if (error && !data)
    return (
      <p role="alert" className={styles.problem}>
        <Trans>The stickers could not be loaded.</Trans>{' '}
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </p>
    );
  return (
    <fieldset className={styles.stickers} aria-label={t`Stickers`}>
      {data?.response.stickers.map(({ id, title, images: [image] }) => (
        <button key={id} type="button" aria-label={title} onClick={() => onChoose(id)}>
          {image ? <img src={image.url} width={image.width} height={image.height} alt="" /> : title}
        </button>
      ))}
    </fieldset>
  );
}
