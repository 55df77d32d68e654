import {
  around,
  chance,
  down,
  layered,
  noise,
  shape,
  type Inks,
  type Pen,
} from '../../../ui/drawing/index.ts';

export interface TableTop {
  pen: Pen;
  ink: Inks;
  width: number;
  height: number;
}

/** The kitchen table under the lamp: planks with their grain, a pool of light, the corners in the dark. */
export function tableTop(top: TableTop): void {
  const { width } = top;
  const wide = width >= 768;
  planks(top, wide ? { height: 226, veins: 30 } : { height: 150, veins: 20 });
  lampLight(top);
  if (width >= 1152) {
    mug(top);
    pencil(top);
  }
}

function planks({ pen, ink, width, height }: TableTop, plank: { height: number; veins: number }): void {
  const roll = chance(33);
  for (let y = -40, row = 0; y < height; y += plank.height, row++) {
    pen.fillStyle = ink(row % 2 ? 'table-plank-light' : 'table-plank');
    pen.fillRect(0, y, width, plank.height);
    const grain = noise(50 + row);
    for (let vein = 0; vein < plank.veins; vein++) {
      const middle = y + (plank.height * (vein + 0.5)) / plank.veins;
      const swing = 14 + 42 * roll();
      pen.strokeStyle = ink(roll() < 0.6 ? 'table-vein' : 'table-vein-light', 0.06 + 0.12 * roll());
      pen.lineWidth = 0.6 + roll() * 1.8;
      pen.beginPath();
      for (let x = -10; x <= width + 20; x += 20) {
        pen.lineTo(x, middle + swing * (layered(grain, x * 0.004 + vein * 0.09, 3) - 0.5));
      }
      pen.stroke();
    }
    pen.fillStyle = ink('table-gap', 0.5);
    pen.fillRect(0, y + plank.height - 2, width, 2);
    pen.fillStyle = ink('table-vein-light', 0.2);
    pen.fillRect(0, y, width, 1.4);
  }
}

function lampLight({ pen, ink, width, height }: TableTop): void {
  const reach = Math.max(width, height);
  pen.save();
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = around(pen, width * 0.5, height * 0.3, reach * 0.74, [
    [0, ink('table-lamp')],
    [0.42, ink('table-lamp-far')],
    [0.74, ink('table-dusk')],
    [1, ink('table-dark')],
  ]);
  pen.fillRect(0, 0, width, height);
  pen.globalCompositeOperation = 'screen';
  pen.fillStyle = around(pen, width * 0.55, height * 0.18, reach * 0.5, [
    [0, ink('table-light', 0.26)],
    [1, ink('table-light', 0)],
  ]);
  pen.fillRect(0, 0, width, height);
  pen.restore();
}

/** It stands at the corner, half beyond the edge. */
function mug({ pen, ink, width, height }: TableTop): void {
  const [x, y, radius] = [width - 44, height - 28, 104];
  const disc = (size: number, fill: string | CanvasGradient) => {
    pen.beginPath();
    pen.arc(x, y, size, 0, 2 * Math.PI);
    pen.fillStyle = fill;
    pen.fill();
  };
  castShadow({ pen, ink }, 34);
  pen.lineWidth = 20;
  pen.strokeStyle = ink('table-mug');
  pen.beginPath();
  pen.arc(x - 98, y - 70, 34, 0.6, 5);
  pen.stroke();
  disc(radius, ink('table-mug'));
  pen.restore();
  const glaze = pen.createLinearGradient(x - radius, y - radius, x + radius, y + radius);
  glaze.addColorStop(0, ink('table-mug-light'));
  glaze.addColorStop(0.5, ink('table-mug'));
  glaze.addColorStop(1, ink('table-mug-dark'));
  disc(radius, glaze);
  disc(radius - 10, ink('table-mug-dark'));
  disc(
    radius - 15,
    around(pen, x - 24, y - 34, radius, [
      [0, ink('table-coffee-light')],
      [0.5, ink('table-coffee')],
      [1, ink('table-coffee-dark')],
    ]),
  );
  pen.strokeStyle = ink('table-lamp', 0.5);
  pen.lineWidth = 3;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(x, y + 3, radius - 24, 3.5, 4.6);
  pen.stroke();
}

/** It was laid down beside the wire. */
function pencil({ pen, ink, width, height }: TableTop): void {
  const page = Math.max(0, (width - 1440) / 2);
  pen.save();
  pen.translate(70 + page, Math.min(742, height - 130));
  pen.rotate(-1.23);
  castShadow({ pen, ink }, 12);
  pen.fillStyle = ink('table-pencil');
  pen.fillRect(-26, -8, 356, 16);
  pen.restore();
  pen.fillStyle = down(pen, -8, 8, [
    [0, ink('table-pencil-light')],
    [0.34, ink('table-pencil-light')],
    [0.35, ink('table-pencil')],
    [0.74, ink('table-pencil')],
    [0.75, ink('table-pencil-dark')],
    [1, ink('table-pencil-dark')],
  ]);
  pen.fillRect(0, -8, 330, 16);
  pen.fillStyle = ink('table-wire-light');
  pen.fillRect(-10, -8, 12, 16);
  pen.fillStyle = ink('table-rubber');
  pen.fillRect(-28, -8, 18, 16);
  shape(
    pen,
    [
      [330, -8],
      [368, -1.5],
      [368, 1.5],
      [330, 8],
    ],
    ink('table-envelope'),
  );
  shape(
    pen,
    [
      [357, -3.4],
      [370, 0],
      [357, 3.4],
    ],
    ink('table-ink'),
  );
  pen.restore();
}

function castShadow({ pen, ink }: Pick<TableTop, 'pen' | 'ink'>, soft: number): void {
  pen.save();
  pen.shadowColor = ink('table-gap', 0.55);
  pen.shadowBlur = soft;
  pen.shadowOffsetX = soft / 3;
  pen.shadowOffsetY = soft / 2;
}
