import { cx } from '../../../ui/index.ts';
import { StarPicture } from '../../../ui/scenery/StarPicture.tsx';
import styles from './IntentionPictures.module.css';
import { globe, globeStars, globeWays, houseStars, houseWays } from './star-shapes.ts';

interface PictureProps {
  /** Which stars are lit, by the ids of their intentions. */
  lit: readonly string[];
}

/** Six intentions for those near by are six stars of a house. */
export function HouseOfStars({ lit }: PictureProps) {
  return (
    <StarPicture lit={lit} stars={houseStars} ways={houseWays} dotted>
      <path
        className={cx(styles.room, isWhole(houseStars, lit) && styles.on)}
        d="M106 182V92L200 26L294 92V182Z"
      />
    </StarPicture>
  );
}

/** Six intentions for the world are six stars on a globe. */
export function GlobeOfStars({ lit }: PictureProps) {
  const { x, y, radius } = globe;
  return (
    <StarPicture lit={lit} stars={globeStars} ways={globeWays}>
      <circle className={styles.globe} cx={x} cy={y} r={radius} />
      <circle className={cx(styles.room, isWhole(globeStars, lit) && styles.on)} cx={x} cy={y} r={radius} />
      <g className={styles.net} transform={`rotate(-18 ${x} ${y})`}>
        {[0.34, 0.72].map((part) => (
          <ellipse key={part} cx={x} cy={y} rx={radius * part} ry={radius} />
        ))}
        {[-0.5, 0, 0.5].map((height) => {
          const width = radius * Math.sqrt(1 - height * height);
          return <ellipse key={height} cx={x} cy={y + height * radius} rx={width} ry={width * 0.16} />;
        })}
      </g>
    </StarPicture>
  );
}

const isWhole = (stars: object, lit: readonly string[]): boolean =>
  Object.keys(stars).every((id) => lit.includes(id));
