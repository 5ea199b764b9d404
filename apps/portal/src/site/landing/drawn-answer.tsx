import type { ListedOperation } from '@graha/catalog/list/list-operations';
import { cn } from '@graha/ui/cn.ts';
import { pictureFile, picturePath, THEMES } from './picture-files.ts';

export type DrawnAnswerProps = { operation: ListedOperation; isFirst?: boolean; className?: string };

const SEEN = { light: 'seen-on-light', dark: 'seen-on-dark' } as const;

/** The drawn example of an operation. The picture of the theme that is not seen is not loaded. */
export function DrawnAnswer({ operation: { id, title }, isFirst = false, className }: DrawnAnswerProps) {
  return THEMES.map((theme) => {
    const file = pictureFile(id, theme);
    return file === null ? null : (
      // oxlint-disable-next-line nextjs/no-img-element -- An SVG has no sizes to choose from.
      <img
        key={theme}
        src={picturePath(id, theme)}
        alt={`${title}, drawn`}
        width={file.widthPx}
        height={file.heightPx}
        loading={isFirst && theme === 'light' ? 'eager' : 'lazy'}
        decoding="async"
        className={cn(SEEN[theme], className)}
      />
    );
  });
}

/** Returns whether a picture is so wide that it needs two cards. */
export function isWide({ id }: ListedOperation): boolean {
  const file = pictureFile(id, 'light');
  return file !== null && file.widthPx > 1.7 * file.heightPx;
}
