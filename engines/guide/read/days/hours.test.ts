import { describe, expect, it } from 'vitest';
import { readLine } from '../words/line.ts';
import { readDates } from './read.ts';

/** A Wednesday; "16:00-17:00", "07:00|19:00" where it is open. */
const hours = (text: string, time = '10:30'): readonly string[] =>
  readDates(readLine(text, new Set()), { day: '2026-11-18', time }).map(({ when }) => {
    const start = when.time ?? when.times.join('|');
    return when.until === null ? start : `${start}-${when.until}`;
  });
const daysAndHours = (text: string): readonly string[] =>
  readDates(readLine(text, new Set()), { day: '2026-11-18', time: '10:30' }).map(({ when }) =>
    [...when.readings.map(({ from }) => from), when.time ?? when.times.join('|')].join(' '),
  );

describe('an hour is read however it is said', () => {
  it.each([
    ['dentist at four on friday', '16:00'],
    ['four on friday', '16:00'],
    ['dentist four on friday', '16:00'],
    ['thursday 4', '16:00'],
    ['friday at 4', '16:00'],
    ['tomorrow 4pm', '16:00'],
    ['tomorrow 16h', '16:00'],
    ['tomorrow at 16h30', '16:30'],
    ['tomorrow 4ish', '16:00'],
    ['tomorrow around 4-ish', '16:00'],
    ['tomorrow fourish', '16:00'],
    ['friday by six', '18:00'],
    ['around noon on friday', '12:00'],
    ['half past four tomorrow', '16:30'],
    ['tomorrow quarter to five', '16:45'],
    ['tomorrow at a quarter past 3', '15:15'],
    ['tomorrow at ten to four', '15:50'],
    ['tomorrow twenty past nine', '09:20'],
    ['tomorrow at 9', '09:00'],
    ['tomorrow at 11', '11:00'],
    ['tomorrow at 12', '12:00'],
    ['tomorrow at 4.30', '16:30'],
    ['tomorrow at 20:15', '20:15'],
    ['meet me at six o clock tomorrow', '18:00'],
    ['tomorrow at 5 a.m.', '05:00'],
    ['before three tomorrow', '15:00'],
    ['move the dentist to five', '17:00'],
    ['make it half past six', '18:30'],
    ['make it four', '16:00'],
    ['tomorrow at four Tomas comes', '16:00'],
    ['by four Tomas must be here tomorrow', '16:00'],
    ['pick up mila at 3 on thursday', '15:00'],
    ['on thursday pick up mila at 3', '15:00'],
    ['at midnight tomorrow', '23:59'],
    ['tomorrow 1530 hours', '15:30'],
    ['tomorrow 10ish coffee with anna', '10:00'],
    ['not at four, at five tomorrow', '17:00'],
    ['tue 15.40 dentist', '15:40'],
    ['20 to 4 tomorrow', '15:40'],
    ['tomorrow 5 to 3', '14:55'],
    ['every other wed at 4', '16:00'],
    ['sat piano 15:30', '15:30'],
    ['Sun swim Noor 16-17', '16:00-17:00'],
    ['vet, friday 9.15', '09:15'],
    ['my mother comes tomorrow, 16.20 she lands', '16:20'],
    ['remind me 5 to 3 tomorrow', '14:55'],
    ['at 10 hour on 3 december', '10:00'],
    ['on friday morning, ten or so', '10:00'],
    ['friday evening the children, from seven', '19:00'],
    ['make it 4', '16:00'],
    ['tomorrow at quarter to nine', '08:45'],
  ])('%s', (text, hour) => {
    expect(hours(text)).toEqual([hour]);
  });

  it.each([
    ['tomorrow at 7', '07:00|19:00'],
    ['tomorrow at eight', '08:00|20:00'],
    ['breakfast tomorrow at eight', '08:00'],
    ['tomorrow at 7 before school', '07:00'],
    ['morning shift tomorrow at 7', '07:00'],
    ['wake me tomorrow at six', '06:00'],
    ['tomorrow at six in the morning', '06:00'],
    ['tomorrow morning at 8', '08:00'],
    ['supper tomorrow at eight', '20:00'],
    ['dinner at one tomorrow', '13:00'],
    ['tomorrow evening at 7', '19:00'],
    ['tonight at 10', '22:00'],
    ['film tomorrow at 8', '20:00'],
    ['choir friday at half past seven', '19:30'],
    ['tomorrow at 8 after work', '20:00'],
    ['tomorrow at 2 at night', '02:00'],
    ['tomorrow at three in the afternoon', '15:00'],
    ['bring my gym stuff tomorrow 7.30', '07:30'],
    ['the school bus goes tomorrow at 7', '07:00'],
    ['gym tomorrow at 7', '07:00|19:00'],
    ['wake me tomorrow at half one', '13:30|12:30'],
  ])('%s: the words around it decide', (text, hour) => {
    expect(hours(text)).toEqual([hour]);
  });

  it.each([
    ['tomorrow three to five', '15:00-17:00'],
    ['from 3 till 5 on friday', '15:00-17:00'],
    ['tomorrow between 2 and 4', '14:00-16:00'],
    ['saturday 10-12', '10:00-12:00'],
    ['choir 10-12 on saturday', '10:00-12:00'],
    ['saturday 3-5pm', '15:00-17:00'],
    ['tomorrow 9 to 5', '09:00-17:00'],
    ['tomorrow from 8 to 12', '08:00-12:00'],
    ['tomorrow from 7 to 9', '07:00|19:00-09:00'],
    ['tomorrow from 8 to 10 in the evening', '20:00-22:00'],
    ['supper tomorrow from 6 to 9', '18:00-21:00'],
    ['shift tomorrow from 6 to 2', '06:00-14:00'],
    ['tomorrow 14:00 - 15:30', '14:00-15:30'],
    ['half past three till five on friday', '15:30-17:00'],
    ['at three on friday till half past five', '15:00-17:30'],
    ['from ten to four on friday', '10:00-16:00'],
    ['friday at four for two hours', '16:00-18:00'],
    ['for an hour and a half friday at four', '16:00-17:30'],
    ['mind the goats tomorrow until six', '-18:00'],
    ['the party is 3 to 6 on friday', '15:00-18:00'],
    ['a meeting on sunday evening, eight until nine, regarding the roof', '20:00-21:00'],
    ['nights fri to sun 22.00 till 6.30', '22:00-06:30'],
  ])('%s has an end', (text, hour) => {
    expect(hours(text)).toEqual([hour]);
  });

  it('what is counted, costs something or is a stretch of days has no hour', () => {
    expect(daysAndHours('top 3 this week')).toEqual(['2026-11-16 ']);
    expect(daysAndHours('the tickets cost 16.20 on friday')).toEqual(['2026-11-20 ']);
    expect(daysAndHours('friday the maths test, first hour')).toEqual(['2026-11-20 ']);
  });

  it('days and hours that take turns belong together in that order', () => {
    expect(daysAndHours('Mon swim 16-17, Wed piano 15:30, Fri judo 17-18:15')).toEqual([
      '2026-11-23 16:00',
      '2026-11-18 2026-11-25 15:30',
      '2026-11-20 17:00',
    ]);
    expect(daysAndHours('nights thu fri sat 22 to 7')).toEqual([
      '2026-11-19 22:00',
      '2026-11-20 22:00',
      '2026-11-21 22:00',
    ]);
  });

  it('a day in one place and an hour in another are one', () => {
    expect(daysAndHours('on friday we meet the builder at four')).toEqual(['2026-11-20 16:00']);
    expect(daysAndHours('at four we meet the builder on friday')).toEqual(['2026-11-20 16:00']);
  });

  it('several hours are as many, each with its own words about morning and evening', () => {
    expect(daysAndHours('pills tomorrow at eight in the morning and at six')).toEqual([
      '2026-11-19 08:00',
      '2026-11-19 18:00',
    ]);
    expect(daysAndHours('friday at four and sunday at six')).toEqual([
      '2026-11-20 16:00',
      '2026-11-22 18:00',
    ]);
    expect(daysAndHours('monday, Wed and friday at four')).toEqual([
      '2026-11-23 16:00',
      '2026-11-18 2026-11-25 16:00',
      '2026-11-20 16:00',
    ]);
  });

  it('an hour alone is the next one to come', () => {
    expect(daysAndHours('call oma at four')).toEqual(['2026-11-18 16:00']);
    expect(daysAndHours('call oma at nine')).toEqual(['2026-11-19 09:00']);
    expect(daysAndHours('in half an hour')).toEqual(['2026-11-18 11:00']);
    expect(daysAndHours('wake me in an hour and a half')).toEqual(['2026-11-18 12:00']);
  });

  it.each([
    'pick mila up after school',
    'we are three to five people',
    'bake four loaves',
    'a table for four',
    'supper for ten',
    'bring 3 to 5 eggs',
    'read page 10 to 12',
    'it takes about four',
    'divide it by four',
    'there are only two of us',
    'the four of us sang',
    'I need 4h for this',
    'one or two chairs',
    'after two beers he sang',
    'by four people',
    'about three lamps',
    'half the slates',
    'half a kilo of flour',
    'the first two verses',
    'score was 3 - 5',
    'change the number of loaves to four',
  ])('%s says no hour', (text) => {
    expect(hours(text)).toEqual([]);
  });

  it.each([
    'bake four on friday',
    'we are six on friday',
    'friday bring two chairs',
    'tomorrow after school',
    'who minds the little one tonight',
    'she turns sixty-five on friday',
  ])('%s says a day and no hour', (text) => {
    expect(hours(text)).toEqual(['']);
  });
});
