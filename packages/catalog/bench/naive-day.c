/* A panchang day by the plainest means in C on the same library: the five rises and sets, and every end of a limb until the next
   sunrise bisected to a second, with the ayanamsa of the day. Days are read from the standard input, as year month day hours
   latitude longitude; the argument is the folder of the ephemeris. It prints the microseconds of a day, of its second pass. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <swephexp.h>

#define DAYS_MAX 1000
#define ONE_SECOND (1.0 / 86400)

typedef struct { int year, month, day; double hours, latitude, longitude; } Day;
/* A sum of so many Moons and Suns less so many ayanamsas, cut into parts; the least speed bounds how long a part lasts. */
typedef struct { int moons, suns, parts, sidereal; double leastDegPerDay; } Limb;

static const Limb LIMBS[] = {
  {1, -1, 30, 0, 10.7}, {1, 0, 27, 1, 11.7}, {1, 1, 27, 2, 12.6}, {1, -1, 60, 0, 10.7},
};

static double wrapped(double deg) { deg = fmod(deg, 360); return deg < 0 ? deg + 360 : deg; }

static double angleAt(const Limb *limb, double jd, double ayanamsa) {
  double moon[6], sun[6];
  char error[AS_MAXCH];
  swe_calc_ut(jd, SE_MOON, SEFLG_SWIEPH, moon, error);
  if (limb->suns) swe_calc_ut(jd, SE_SUN, SEFLG_SWIEPH, sun, error); else sun[0] = 0;
  return wrapped(limb->moons * moon[0] + limb->suns * sun[0] - limb->sidereal * ayanamsa);
}

static double endOf(const Limb *limb, double from, double ayanamsa) {
  double width = 360.0 / limb->parts;
  double end = (floor(angleAt(limb, from, ayanamsa) / width) + 1) * width;
  double inside = from, outside = from + width / limb->leastDegPerDay;
  while (outside - inside > ONE_SECOND) {
    double middle = (inside + outside) / 2;
    double missing = wrapped(end - angleAt(limb, middle, ayanamsa));
    if (missing < 180 && missing > 0) inside = middle; else outside = middle;
  }
  return outside;
}

static double crossing(int body, int which, double from, double *place) {
  double found = from;
  char error[AS_MAXCH];
  swe_rise_trans(from, body, NULL, SEFLG_SWIEPH, which, place, 1013.25, 15, &found, error);
  return found;
}

static int dayOf(const Day *day) {
  double place[3] = {day->longitude, day->latitude, 0};
  double midnight = swe_julday(day->year, day->month, day->day, -day->hours, SE_GREG_CAL);
  double sunrise = crossing(SE_SUN, SE_CALC_RISE, midnight, place);
  double next = crossing(SE_SUN, SE_CALC_RISE, sunrise + 0.5, place);
  double ayanamsa;
  char error[AS_MAXCH];
  int count = 0;
  crossing(SE_SUN, SE_CALC_SET, sunrise, place);
  crossing(SE_MOON, SE_CALC_RISE, midnight, place);
  crossing(SE_MOON, SE_CALC_SET, midnight, place);
  swe_get_ayanamsa_ex_ut(sunrise, SEFLG_SWIEPH, &ayanamsa, error);
  for (int limb = 0; limb < 4; limb++)
    for (double at = sunrise; at < next; count++) at = endOf(&LIMBS[limb], at + ONE_SECOND, ayanamsa);
  return count;
}

int main(int argc, char **argv) {
  static Day days[DAYS_MAX];
  char line[200];
  int count = 0;
  swe_set_ephe_path(argc > 1 ? argv[1] : "");
  swe_set_sid_mode(SE_SIDM_LAHIRI, 0, 0);
  while (count < DAYS_MAX && fgets(line, sizeof line, stdin)) {
    Day *day = &days[count];
    if (sscanf(line, "%d %d %d %lf %lf %lf", &day->year, &day->month, &day->day, &day->hours, &day->latitude, &day->longitude) == 6)
      count++;
  }
  for (int pass = 0; pass < 2; pass++) {
    struct timespec start, stop;
    int ends = 0;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int index = 0; index < count; index++) ends += dayOf(&days[index]);
    clock_gettime(CLOCK_MONOTONIC, &stop);
    if (pass == 1)
      printf("%.3f %d\n", ((stop.tv_sec - start.tv_sec) * 1e6 + (stop.tv_nsec - start.tv_nsec) / 1e3) / count, ends);
  }
  return 0;
}
