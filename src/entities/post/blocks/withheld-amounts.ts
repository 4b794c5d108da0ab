import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { WithheldBlocks } from '#generated/zod/withheldBlocks.zod.ts';
import { listFormat } from '#src/shared/lib/language/formatters.ts';

/** Returns a function that says what is withheld in words: "40 pictures and 620 words". */
export function useWithheldAmounts(): (withheld: WithheldBlocks) => string {
  const { t, i18n } = useLingui();
  return ({ imageCount, videoCount, audioCount, linkCount, wordCount }) => {
    const amounts = [
      imageCount > 0 ? t`${plural(imageCount, { one: '# picture', other: '# pictures' })}` : '',
      videoCount > 0 ? t`${plural(videoCount, { one: '# video', other: '# videos' })}` : '',
      audioCount > 0 ? t`${plural(audioCount, { one: '# recording', other: '# recordings' })}` : '',
      linkCount > 0 ? t`${plural(linkCount, { one: '# link', other: '# links' })}` : '',
      wordCount > 0 ? t`${plural(wordCount, { one: '# word', other: '# words' })}` : '',
    ];
    return listFormat(i18n.locale).format(amounts.filter((amount) => amount !== ''));
  };
}
