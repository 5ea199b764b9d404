<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Dasha. Periods of life: Vimshottari to five levels, Yogini and Ashtottari to three.
 * @phpstan-import-type DashaVimshottariInput from Types
 * @phpstan-import-type DashaVimshottariAnswer from Types
 * @phpstan-import-type DashaCurrentInput from Types
 * @phpstan-import-type DashaCurrentAnswer from Types
 * @phpstan-import-type DashaYoginiInput from Types
 * @phpstan-import-type DashaYoginiAnswer from Types
 * @phpstan-import-type DashaAshtottariInput from Types
 * @phpstan-import-type DashaAshtottariAnswer from Types
 * @phpstan-import-type DashaConditionalInput from Types
 * @phpstan-import-type DashaConditionalAnswer from Types
 * @phpstan-import-type DashaKalachakraInput from Types
 * @phpstan-import-type DashaKalachakraAnswer from Types
 * @phpstan-import-type DashaTribhagiInput from Types
 * @phpstan-import-type DashaTribhagiAnswer from Types
 * @phpstan-import-type DashaSudarshanaInput from Types
 * @phpstan-import-type DashaSudarshanaAnswer from Types
 * @phpstan-import-type DashaUncertainInput from Types
 * @phpstan-import-type DashaUncertainAnswer from Types
 */
final class DashaOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Vimshottari dasha: the 120-year cycle from the star of the Moon. A life is divided among the nine planets. The star (nakshatra) of the Moon at birth gives the first ruler; the part of the star that the Moon has still to cross gives the rest of the first period. Lists nine great periods, the first in its full length, so it begins before birth. `depth` 2 adds the periods within them and 3 the next level; levels 4 and 5 are listed only under the periods that rule on `target_date`, which `metadata.as_of` repeats, and along `path`. `POST /api/v1/dasha/vimshottari`, 2 credits, 3 more with texts.
     * @param DashaVimshottariInput $input
     * @return DashaVimshottariAnswer
     * @throws GrahaException
     */
    public function vimshottari(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dasha/vimshottari', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * The Vimshottari periods that rule on a day. All five levels, from the great period (mahadasha) down to prana, that rule at 00:00 local time of `target_date`. At the instant a period ends, the next one rules. Outside the 120 years of the cycle, `out_of_cycle` is true and the periods are null. `POST /api/v1/dasha/current`, 1 credit, 2 more with texts.
     * @param DashaCurrentInput $input
     * @return DashaCurrentAnswer
     * @throws GrahaException
     */
    public function current(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dasha/current', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Yogini dasha: the 36-year cycle of the eight yoginis. Eight periods of one to eight years, each of a yogini and her planet, beginning with the one given by the star of the Moon at birth. The cycle is listed three times, 108 years. `POST /api/v1/dasha/yogini`, 2 credits.
     * @param DashaYoginiInput $input
     * @return DashaYoginiAnswer
     * @throws GrahaException
     */
    public function yogini(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dasha/yogini', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Ashtottari dasha: the 108-year cycle, with its applicability. Eight rulers (Ketu has no period), each over a group of stars counted from Ardra. The tradition uses it under conditions, which `applicability` evaluates: Rahu in a kendra or trikona from the lord of the ascendant but not in the ascendant, or a birth by day under a waning, by night under a waxing Moon. The periods are given in any case. `POST /api/v1/dasha/ashtottari`, 2 credits.
     * @param DashaAshtottariInput $input
     * @return DashaAshtottariAnswer
     * @throws GrahaException
     */
    public function ashtottari(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dasha/ashtottari', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Seven conditional dashas, each with its condition and whether it holds. Shodashottari, Dwadashottari, Panchottari, Shatabdika, Chaturashiti-sama, Dwisaptati-sama and Shattrimsha-sama: dashas of the star of the Moon that tradition uses when a chart meets their condition. `systems` judges all seven with the reason; `mahadashas` lists the one in `system`, whether it applies or not. Two programs and the text agree on lords and years; commentators read some of the conditions more narrowly. `POST /api/v1/dasha/conditional`, 2 credits.
     * @param DashaConditionalInput $input
     * @return DashaConditionalAnswer
     * @throws GrahaException
     */
    public function conditional(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dasha/conditional', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Kalachakra dasha: periods of signs from the pada of the Moon. The dasha of the wheel of time (Brihat Parashara Hora Shastra, ch. 46). The pada of the Moon has nine signs with 83, 85, 86 or 100 years, in the direct wheel (savya) or the reverse one (apasavya); the first and the last are deha, the body, and jeeva, the soul. After them come the signs of the next pada, and each period has nine parts from its own sign on. The first period is listed in its full length, so it begins before birth; periods are listed to the age of 120. Schools agree on the 144 signs and their years, and differ on the balance at birth (`balance`), on what follows the ninth sign, on the order of the parts and on the rows of Ardra, Uttara Phalguni, Jyeshtha and Shatabhisha: here they are those of P.V.R. Narasimha Rao. One minute of birth time moves the dates by some three months. `POST /api/v1/dasha/kalachakra`, 2 credits.
     * @param DashaKalachakraInput $input
     * @return DashaKalachakraAnswer
     * @throws GrahaException
     */
    public function kalachakra(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dasha/kalachakra', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Tribhagi dasha: Vimshottari with a third of its years. The nine planets of Vimshottari in their order, from the star of the Moon at birth, each with a third of its years: a cycle of 40 years, listed three times. Programs differ on the share: others take a third away, which leaves a cycle of 80 years, listed twice (`share`). No verse of the classics decides it. The first period is listed in its full length, so it begins before birth. `POST /api/v1/dasha/tribhagi`, 2 credits.
     * @param DashaTribhagiInput $input
     * @return DashaTribhagiAnswer
     * @throws GrahaException
     */
    public function tribhagi(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dasha/tribhagi', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sudarshana chakra dasha: a year of life for each house. The first house rules the first year of life, the second the second, and the thirteenth year is again that of the first (Brihat Parashara Hora Shastra, ch. 74). A year has twelve months, a month twelve parts of about two and a half days, and each of them twelve parts of about five hours, always from the house of the longer period on. A house is read in three wheels: from the ascendant, the Moon and the Sun. 120 years are listed; `depth` 2 to 4 adds the parts of the periods that rule at 00:00 local time of `target_date` (today if omitted). `POST /api/v1/dasha/sudarshana`, 1 credit.
     * @param DashaSudarshanaInput $input
     * @return DashaSudarshanaAnswer
     * @throws GrahaException
     */
    public function sudarshana(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dasha/sudarshana', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Vimshottari dasha of a birth whose time is unknown or uncertain. The first lords that are possible, one for each nakshatra that the Moon may be in, with the range of the balance and of the start of every great period. With `target_date`, also the lords of the first two levels at 00:00 local time of that day, by the instant of birth. A minute of birth time moves a period of twenty years by some five days. `POST /api/v1/dasha/uncertain`, 2 credits.
     * @param DashaUncertainInput $input
     * @return DashaUncertainAnswer
     * @throws GrahaException
     */
    public function uncertain(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('dasha/uncertain', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
