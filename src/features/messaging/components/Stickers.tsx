import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getListStickersQueryOptions } from '#generated/hooks/messaging/messaging.ts';
import styles from './Conversation.module.css';

/** The site's stickers; a press sends one. */
export function Stickers({ onChoose }: { onChoose: (stickerId: string) => void }) {
  const { t } = useLingui();
  const { data } = useQuery(getListStickersQueryOptions());
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
