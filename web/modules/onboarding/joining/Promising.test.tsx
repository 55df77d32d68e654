import { NoAnswer } from '../../../platform/api/http-request.ts';
import { Refusal } from '@kinsong/contract/common/errors.ts';
import { currentTexts } from '@kinsong/contract/onboarding/commitment-texts.ts';
import type { CommitmentTexts } from '@kinsong/contract/onboarding/commitment-texts/commitment-text.ts';
import { commitmentIds } from '@kinsong/contract/onboarding/commitments.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../test/expect-clean.ts';
import { mount, sizes, type Size } from '../../../test/mount.tsx';
import { FrameContext } from '../../../ui/index.ts';
import { skins, type Skin } from '../../../ui/skins/skin.ts';
import { Promising, type PromisingProps } from './Promising.tsx';

const promised = vi.fn<PromisingProps['onPromise']>();
const signOut = vi.fn<() => void>();
beforeEach(() => {
  promised.mockReset();
  signOut.mockReset();
});

const frame = {
  corner: null,
  notice: null,
  heart: null,
  isPlace: false,
  openMenu: () => {},
  signOut,
  borrow: () => {},
};

/** The mantel as Anna finds it. */
function joining(more: Partial<PromisingProps> = {}, skin?: Skin, size: Size = 'narrow') {
  return mount(
    <FrameContext value={frame}>
      <div style={{ height: `${sizes[size].height}px` }}>
        <Promising
          texts={currentTexts}
          name="Anna Dekker"
          busy={false}
          failure={null}
          onPromise={promised}
          {...more}
        />
      </div>
    </FrameContext>,
    skin,
    size,
  );
}

const candles = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('button[data-candle]')];
const burning = (place: HTMLElement) =>
  candles(place).map((candle) => candle.getAttribute('aria-pressed') === 'true');
const enter = (place: HTMLElement) => place.querySelector<HTMLElement>('button[type=submit]')!;
const field = (place: HTMLElement) => place.querySelector('input')!;
const alerts = (place: HTMLElement) =>
  [...place.querySelectorAll<HTMLElement>('[role=alert]')].map(({ innerText }) => innerText).join('\n');
const lightAll = (place: HTMLElement) => candles(place).forEach((candle) => candle.click());

describe('[O8] the mantel', () => {
  test('asks for three commitments and one silence in their own words, with one’s name as a signature', async () => {
    const place = await joining();
    expect(place.querySelector('h1')!.textContent).toBe('Joining the Secret History of Humankind');
    expect(place.innerText).toContain('Three commitments and one silence. Light each when you mean it.');
    expect(candles(place).map(({ innerText }) => innerText.split('\n').filter(Boolean))).toEqual(
      commitmentIds.map((id) => {
        const { title, words } = currentTexts.commitments[id];
        return [title, words, 'Light it'];
      }),
    );
    expect(page.getByLabelText('Your name or invitation code').element()).toBe(field(place));
    expect(field(place).value).toBe('Anna Dekker');
  });

  test('each candle is a switch, and the way in says how many are missing until all four burn', async () => {
    const place = await joining();
    const said = [enter(place).innerText];
    for (const candle of candles(place)) {
      candle.click();
      await expect.poll(() => candle.innerText).toContain('I promise');
      said.push(enter(place).innerText);
    }
    expect(said).toEqual([
      'Four candles to light',
      'Three candles more',
      'Two candles more',
      'One candle more',
      'Enter',
    ]);
    expect(place.querySelector('[role=status]')!.textContent).toBe('All four candles burn');
    candles(place)[1]!.click();
    await expect.poll(() => burning(place)).toEqual([true, false, true, true]);
    expect(enter(place).innerText).toBe('One candle more');
  });

  test('all of it is reached by keys: a candle is lit with Space, and Enter in the field goes in', async () => {
    const place = await joining();
    candles(place)[0]!.focus();
    for (const candle of candles(place)) {
      expect(document.activeElement).toBe(candle);
      await userEvent.keyboard(' ');
      await userEvent.tab();
    }
    expect(document.activeElement).toBe(field(place));
    await userEvent.keyboard('{Enter}');
    expect(promised.mock.calls).toEqual([
      [{ signature: 'Anna Dekker', acknowledged: [...commitmentIds], version: currentTexts.version }],
    ]);
  });

  test('while the house is asked, a second press promises nothing more', async () => {
    const place = await joining({ busy: true });
    lightAll(place);
    enter(place).click();
    field(place).form!.requestSubmit();
    expect(promised).not.toHaveBeenCalled();
    expect(enter(place).getAttribute('aria-busy')).toBe('true');
  });

  test('who will not promise can leave the house', async () => {
    await joining();
    await page.getByRole('button', { name: 'Leave the house' }).click();
    expect(signOut).toHaveBeenCalledOnce();
    expect(promised).not.toHaveBeenCalled();
  });

  test('the whole NDA can be read before one promises it', async () => {
    await joining();
    await page.getByRole('button', { name: 'Read the whole NDA' }).click();
    const sheet = page.getByRole('dialog', { name: 'What is told here, stays' });
    await expect.element(sheet).toBeVisible();
    const read = sheet.element().textContent;
    for (const { heading, paragraphs } of currentTexts.nda)
      for (const text of [heading, ...paragraphs]) expect(read).toContain(text);
    expect(read).toContain(`Version ${currentTexts.version}, of 1 September 2026`);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
  });
});

describe('[E30] what is missing is said where it is missing', () => {
  test('unlit candles: at the candles, with the first of them at hand, and what is typed stays', async () => {
    const place = await joining();
    await userEvent.fill(field(place), 'Anna');
    candles(place)[0]!.click();
    await expect.poll(() => burning(place)).toEqual([true, false, false, false]);
    enter(place).click();
    await expect.poll(() => alerts(place)).toBe('Please acknowledge all sacred commitments');
    expect(document.activeElement).toBe(candles(place)[1]);
    expect([field(place).value, burning(place)]).toEqual(['Anna', [true, false, false, false]]);
    for (const candle of candles(place).slice(1)) candle.click();
    await expect.poll(() => alerts(place)).toBe('');
    expect(promised).not.toHaveBeenCalled();
  });

  test.each(['', '   ', '\u200b'])(
    'an empty name or code (%j): at the field, and the candles burn on',
    async (typed) => {
      const place = await joining();
      lightAll(place);
      await userEvent.fill(field(place), typed);
      enter(place).click();
      await expect.element(page.getByText('Please enter your name or invite code')).toBeVisible();
      expect([document.activeElement, field(place).getAttribute('aria-invalid')]).toEqual([
        field(place),
        'true',
      ]);
      expect(burning(place)).toEqual([true, true, true, true]);
      expect(promised).not.toHaveBeenCalled();
      await userEvent.fill(field(place), 'Anna');
      await expect.element(page.getByText('Please enter your name or invite code')).not.toBeInTheDocument();
    },
  );

  test('a call that failed: nothing is promised, and all stays as it was', async () => {
    const place = await joining({ failure: new NoAnswer(), name: 'Anna' });
    expect(alerts(place)).toContain('Authentication failed. Please try again.');
    expect(alerts(place)).toContain('Nothing is promised yet.');
    expect(field(place).value).toBe('Anna');
  });

  test('words that changed meanwhile are said to have changed', async () => {
    const place = await joining({ failure: new Refusal('onboarding.newWords') });
    expect(alerts(place)).toContain('These words have changed since you opened them.');
  });
});

describe('[O8] who promised older words', () => {
  const { help } = currentTexts.commitments;
  const newer: CommitmentTexts = {
    ...currentTexts,
    version: currentTexts.version + 1,
    commitments: {
      ...currentTexts.commitments,
      help: { ...help, words: 'I ask early, and I thank by name.' },
    },
  };
  const again = {
    version: currentTexts.version,
    at: '2026-03-03T18:00:00.000Z',
    changes: [
      { id: 'help', sentences: ['It says early now.'], before: help },
      { id: 'nda', sentences: ['Films count as photographs.'], before: newer.commitments.nda },
    ],
  } as const;

  test('sees what changed and what it was, and is asked for that alone', async () => {
    const place = await joining({ texts: newer, again });
    expect(place.innerText).toContain('Some of this has changed since you promised on 3 March 2026.');
    expect(burning(place)).toEqual([true, true, false, false]);
    const news = [...place.querySelectorAll('li')].map(({ innerText }) =>
      innerText.split('\n').slice(3).join(' ').trim(),
    );
    expect(news).toEqual([
      '',
      '',
      expect.stringContaining(`New: It says early now.`) as string,
      'New: Films count as photographs.',
    ]);
    expect(news[2]).toContain(`It was: ${help.title}. ${help.words}`);
    expect(enter(place).innerText).toBe('Two candles more');
    for (const candle of candles(place).slice(2)) candle.click();
    await expect.poll(() => enter(place).innerText).toBe('Enter');
    enter(place).click();
    expect(promised.mock.calls[0]?.[0]).toEqual({
      signature: 'Anna Dekker',
      acknowledged: [...commitmentIds],
      version: newer.version,
    });
  });

  const versionOf = ({ version }: { version: number }) => `Version ${version}, of 1 September 2026`;
  test('can read the NDA as it was beside the one of now', async () => {
    await joining({ texts: newer, again });
    await page.getByRole('button', { name: 'Read the whole NDA' }).click();
    const sheet = page.getByRole('dialog');
    await expect.element(sheet.getByText(versionOf(newer))).toBeInTheDocument();
    await page.getByRole('button', { name: 'Read how it was when you promised' }).click();
    await expect.element(sheet.getByText(versionOf(again))).toBeInTheDocument();
    await page.getByRole('button', { name: 'Read how it is now' }).click();
    await expect.element(sheet.getByText(versionOf(newer))).toBeInTheDocument();
  });

  test.each(skins)('has names, roles and contrast, in %s', async (skin) => {
    await expectClean(await joining({ texts: newer, again, failure: new NoAnswer() }, skin));
  });
});

describe.each(skins)('[O8] the mantel in %s', (skin) => {
  test.each(Object.keys(sizes) as Size[])(
    'has names, roles and contrast on a %s screen, unlit, lit and refused, and room for fingers',
    async (size) => {
      const place = await joining({}, skin, size);
      enter(place).click();
      await expect.poll(() => alerts(place)).not.toBe('');
      await expectClean(place);
      lightAll(place);
      await expect.poll(() => burning(place)).toEqual([true, true, true, true]);
      await expectClean(place);
      for (const each of place.querySelectorAll('button, input')) {
        const { width, height } = each.getBoundingClientRect();
        expect(Math.min(width, height), each.outerHTML.slice(0, 80)).toBeGreaterThanOrEqual(44);
      }
    },
  );

  test.each(Object.keys(sizes) as Size[])('its light grows with each flame, on a %s screen', async (size) => {
    const place = await joining({}, skin, size);
    await expect.poll(() => place.querySelector('canvas'), patient).not.toBeNull();
    const seen = [lightOn(place)];
    for (const candle of candles(place)) {
      candle.click();
      await expect.poll(() => lightOn(place), patient).toBeGreaterThan(seen.at(-1)!);
      seen.push(lightOn(place));
    }
    await expect
      .poll(() => shown(place).map((canvas) => getComputedStyle(canvas).opacity), patient)
      .toEqual(shown(place).map(() => '1'));
    candles(place)[2]!.click();
    await expect.poll(() => lightOn(place), patient).toBeLessThan(seen.at(-1)!);
  });
});

const patient = { timeout: 5000 };
const shown = (place: HTMLElement) => [
  ...place.querySelectorAll<HTMLCanvasElement>('canvas[data-shown="true"]'),
];

/** How much is laid on the page by the sheets that are seen, as far as a glance tells. */
function lightOn(place: HTMLElement): number {
  const glance = new OffscreenCanvas(48, 48).getContext('2d', { willReadFrequently: true })!;
  let sum = 0;
  for (const canvas of shown(place)) {
    glance.clearRect(0, 0, 48, 48);
    glance.drawImage(canvas, 0, 0, 48, 48);
    const { data } = glance.getImageData(0, 0, 48, 48);
    for (let at = 3; at < data.length; at += 4) sum += (data[at] ?? 0) * canvas.width * canvas.height;
  }
  return sum;
}
