<?php

// Generated from the catalogue of the API by `npm run sdk:generate`. Change the catalogue, not this file.

declare(strict_types=1);

namespace Graha\Generated;

use Graha\Graha;

/** Every operation of the API, by family. */
abstract class Operations
{
    public readonly PlanetsOperations $planets;
    public readonly KundaliOperations $kundali;
    public readonly HousesOperations $houses;
    public readonly StrengthOperations $strength;
    public readonly TransitOperations $transit;
    public readonly JaiminiOperations $jaimini;
    public readonly PointsOperations $points;
    public readonly YogaOperations $yoga;
    public readonly KpOperations $kp;
    public readonly VarshaphalOperations $varshaphal;
    public readonly DivisionalOperations $divisional;
    public readonly PanchangOperations $panchang;
    public readonly MuhurtaOperations $muhurta;
    public readonly DashaOperations $dasha;
    public readonly MatchmakingOperations $matchmaking;
    public readonly DoshaOperations $dosha;
    public readonly EventsOperations $events;
    public readonly EphemerisOperations $ephemeris;
    public readonly AstrologyOperations $astrology;
    public readonly WesternOperations $western;
    public readonly NumerologyOperations $numerology;
    public readonly RangeOperations $range;
    public readonly ReconcileOperations $reconcile;
    public readonly ReportsOperations $reports;
    public readonly TextsOperations $texts;

    protected function __construct(Graha $graha)
    {
        $this->planets = new PlanetsOperations($graha);
        $this->kundali = new KundaliOperations($graha);
        $this->houses = new HousesOperations($graha);
        $this->strength = new StrengthOperations($graha);
        $this->transit = new TransitOperations($graha);
        $this->jaimini = new JaiminiOperations($graha);
        $this->points = new PointsOperations($graha);
        $this->yoga = new YogaOperations($graha);
        $this->kp = new KpOperations($graha);
        $this->varshaphal = new VarshaphalOperations($graha);
        $this->divisional = new DivisionalOperations($graha);
        $this->panchang = new PanchangOperations($graha);
        $this->muhurta = new MuhurtaOperations($graha);
        $this->dasha = new DashaOperations($graha);
        $this->matchmaking = new MatchmakingOperations($graha);
        $this->dosha = new DoshaOperations($graha);
        $this->events = new EventsOperations($graha);
        $this->ephemeris = new EphemerisOperations($graha);
        $this->astrology = new AstrologyOperations($graha);
        $this->western = new WesternOperations($graha);
        $this->numerology = new NumerologyOperations($graha);
        $this->range = new RangeOperations($graha);
        $this->reconcile = new ReconcileOperations($graha);
        $this->reports = new ReportsOperations($graha);
        $this->texts = new TextsOperations($graha);
    }
}
