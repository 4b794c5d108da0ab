import { useLingui } from '@lingui/react/macro';
import { toDataURL } from 'qrcode';
import { useEffect, useState } from 'react';
import styles from './Invite.module.css';

/** Side of the code in CSS pixels; it is drawn with twice as many. */
const QR_CODE_PX = 232;

/** QR code of a link, dark on white in every palette, so that cameras read it. */
export function InviteQrCode({ link }: { link: string }) {
  const { t } = useLingui();
  const [image, setImage] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void toDataURL(link, { margin: 2, width: 2 * QR_CODE_PX }).then((url) => {
      if (isCurrent) setImage(url);
    });
    return () => {
      isCurrent = false;
    };
  }, [link]);
  return (
    <img
      className={styles.qr}
      src={image}
      width={QR_CODE_PX}
      height={QR_CODE_PX}
      alt={t`QR code of the invitation link`}
    />
  );
}
