<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Exception\GrahaException;
use Graha\Graha;

/**
 * Varshaphal. The year of life by the Tajika school: chart, year lord, sahams, periods, yogas.
 * @phpstan-import-type VarshaphalChartInput from Types
 * @phpstan-import-type VarshaphalChartAnswer from Types
 * @phpstan-import-type VarshaphalSahamsInput from Types
 * @phpstan-import-type VarshaphalSahamsAnswer from Types
 * @phpstan-import-type VarshaphalMuddaDashaInput from Types
 * @phpstan-import-type VarshaphalMuddaDashaAnswer from Types
 * @phpstan-import-type VarshaphalYogasInput from Types
 * @phpstan-import-type VarshaphalYogasAnswer from Types
 */
final class VarshaphalOperations
{
    public function __construct(private readonly Graha $graha)
    {
    }

    /**
     * Varshaphal: the chart of a year of life, muntha, year lord and strengths. The annual chart of the Tajika school. The year opens when the Sun is back at his sidereal longitude of the birth, found to a tenth of a second; the chart is cast for the place of birth or for a place of `stay`. The muntha moves by a sign per completed year. Five office-bearers contend for the lordship of the year, by panchavargiya strength (Vishwa) and aspect on the ascendant; harsha counts the joys of each planet. Rules are those of K.S. Charak, A Textbook of Varshaphala. The hadda of Aquarius is printed in two orders: Mercury comes first here. `POST /api/v1/varshaphal/chart`, 4 credits, 4 more with texts.
     * @param VarshaphalChartInput $input
     * @return VarshaphalChartAnswer
     * @throws GrahaException
     */
    public function chart(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('varshaphal/chart', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Sahams of a year: thirty sensitive points. Each saham is one point less another, added to a third, with 30° more if the third is not between them; by night most exchange the first two. `charak` and `pvr` agree on 21 and differ on the rest. Houses are Sripati’s unless equal ones from the ascendant are requested. `POST /api/v1/varshaphal/sahams`, 2 credits.
     * @param VarshaphalSahamsInput $input
     * @return VarshaphalSahamsAnswer
     * @throws GrahaException
     */
    public function sahams(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('varshaphal/sahams', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Periods of a year of life: Mudda, Varsha Yogini and Patyayini dashas. Three ways to divide a year of life, each with dates. Mudda is Vimshottari within the year, Varsha Yogini the dasha of the eight yoginis: the star of the natal Moon and the completed years give the first lord, the part of the star that she still had to cross gives the first period, and the other part the last. Patyayini orders the planets and the ascendant of the annual chart by degrees within their signs. `POST /api/v1/varshaphal/mudda-dasha`, 2 credits.
     * @param VarshaphalMuddaDashaInput $input
     * @return VarshaphalMuddaDashaAnswer
     * @throws GrahaException
     */
    public function muddaDasha(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('varshaphal/mudda-dasha', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }

    /**
     * Tajika aspects and yogas of a year. Every pair of planets of the annual chart that is within its orb, and for each house from the 2nd the yogas of its lord with the lord of the ascendant: ithasala, ishrafa, nakta, yamaya, manau, kamboola, gairi-kamboola, khallasara, radda. `year_yoga` is ikkavala if all seven planets are in angles and the houses after them, induvara if none is. Gairi-kamboola and khallasara rest on few sources; the five later yogas of the sixteen are omitted, because the books define them too differently. `POST /api/v1/varshaphal/yogas`, 2 credits.
     * @param VarshaphalYogasInput $input
     * @return VarshaphalYogasAnswer
     * @throws GrahaException
     */
    public function yogas(array $input, ?string $idempotencyKey = null, ?float $timeoutSeconds = null, ?int $maxRetries = null): array
    {
        return $this->graha->send('varshaphal/yogas', $input, $idempotencyKey, $timeoutSeconds, $maxRetries)->data;
    }
}
