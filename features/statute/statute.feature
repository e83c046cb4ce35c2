Feature: The statute that an entity existed under
  A dissolved entity comes back under the law that it existed under, so a reinstatement names it.

  @W5-statute @W2-statute @W5-ascii @W9-constants
  Rule: A reinstatement names the statute in 3 to 25 printable ASCII characters
    Scenario Outline: A statute is accepted or refused
      Given the filing is a reinstatement
      And the filer is asked for the statute of the entity
      When the filer continues with "<statute>" as the statute
      Then the problem with the statute is "<problem>"

      Examples: Nothing
        | statute    | problem                                                                  |
        |            | Enter the statute that the entity existed under before it was dissolved. |
        | [3 spaces] | Enter the statute that the entity existed under before it was dissolved. |

      Examples: At the limits
        | statute      | problem                       |
        | [2 letters]  | Must be at least 3 characters |
        | [3 letters]  |                               |
        | [25 letters] |                               |
        | [26 letters] | Must be at most 25 characters |

      Examples: Characters
        | statute        | problem                       |
        | Title 7, Ch 80 |                               |
        | § 7-80-204     | Invalid characters entered: § |

    @browser-only
    Scenario Outline: A filer of a reinstatement enters a statute
      Given the filing is a reinstatement
      And the filer is asked for the statute of the entity
      When the filer continues with "<statute>" as the statute
      Then the problem with the statute is "<problem>"

      Examples:
        | statute | problem                                                                  |
        |         | Enter the statute that the entity existed under before it was dissolved. |
        | § 7-80  | Invalid characters entered: §                                            |

    Scenario: A filer who has named it continues
      Given the filing is a reinstatement
      And the filer has filled in the statute of the entity
      When the filer continues
      Then the filer is at the principal office address step

  @W5-statute
  Rule: A delinquent entity still exists, so curing a delinquency asks for no statute
    Scenario: No statute is asked for
      Given the filing is a statement curing delinquency
      And the filer is asked for the statute of the entity
      When the filer continues
      Then the problems are ""
      And the filer is at the principal office address step

  @W2-statute @W4-name-suffix
  Rule: The statutory language leaves the name once the filing takes effect
    Scenario Outline: The name after reinstatement or cure
      Given an entity that is <status> is on record as "<on record>"
      Then the name after the filing is "<afterwards>"

      Examples: Each status that has put the language into the name
        | status                                     | on record                                          | afterwards |
        | delinquent                                 | Acme LLC, Delinquent December 1, 2024              | Acme LLC   |
        | administratively dissolved                 | Acme LLC, Administratively Dissolved March 3, 2021 | Acme LLC   |
        | dissolved at the end of its term           | Acme LLC, Term Expired March 3, 2021               | Acme LLC   |
        | dissolved after three years of delinquency | Acme LLC, Dissolved March 3, 2021                  | Acme LLC   |
        | judicially dissolved                       | Acme LLC, Judicially Dissolved March 3, 2021       | Acme LLC   |
        | voluntarily dissolved                      | Acme LLC, Dissolved March 3, 2021                  | Acme LLC   |

      Examples: Commas of the name itself stay
        | status     | on record                                  | afterwards    |
        | delinquent | Acme, Co, LLC, Delinquent December 1, 2024 | Acme, Co, LLC |
        | delinquent | Acme LLC                                   | Acme LLC      |
        | delinquent | Acme, LLC                                  | Acme, LLC     |

      Examples: Statutory language ends in a year
        | status     | on record              | afterwards             |
        | delinquent | Acme, Bell, 2024 LLC   | Acme, Bell, 2024 LLC   |
        | delinquent | Acme, Bell, Studio LLC | Acme, Bell, Studio LLC |

      Examples: Other statuses have no such language
        | status           | on record                  | afterwards                 |
        | in good standing | Acme, Bell, LLC            | Acme, Bell, LLC            |
        | existing         | Acme, Bell, LLC            | Acme, Bell, LLC            |
        | in good standing | Club LLC, Est. May 1, 2024 | Club LLC, Est. May 1, 2024 |

  @W2-statute @W5-name-required @W5-name-term @W5-ascii
  Rule: Where others have the name of the entity now, another one keeps the rules of names
    Scenario Outline: Another name is accepted or refused
      Given a delinquent entity is on record whose name was taken meanwhile
      And the filer is asked for the statute of the entity
      When the filer continues with "<name>" as the other name
      Then the problem with the other name is "<problem>"

      Examples:
        | name              | problem                                                                                                                         |
        | Larch Spur LLC    |                                                                                                                                 |
        |                   | Enter the name you want to use                                                                                                  |
        | ...               | Enter the name you want to use                                                                                                  |
        | Larch Spur        | The name of this LLC does not include a required term or abbreviation. You must update or change the name at this time.         |
        | Lärch Spur LLC    | Invalid characters entered: ä                                                                                                   |
        | [197 letters] LLC | Must be at most 200 characters                                                                                                  |

    Scenario: While the name is free, none is asked for
      Given a delinquent entity is on record
      And the filer is asked for the statute of the entity
      When the filer continues
      Then the problems are ""

  @T11-reinstated
  Rule: A reinstated entity whose name others have comes back under it with the day of its reinstatement
    C.R.S. 7-90-1004, and the office's FAQ. It may amend its name later.

    Scenario: The name in the words of the law
      Given a dissolved entity is on record whose name was taken meanwhile
      And the time at the office is "11/20/2026 09:00 AM"
      When the restoring filing is filed and paid
      Then the entity is on record as "Foxglove Hill Farm LLC, Reinstated November 20, 2026"

    @api
    Scenario: The registry holds that name, and the entity comes back under it
      Given a dissolved entity is on record whose name was taken meanwhile
      When the restoring filing is filed and paid
      Then the entity is on record under its name with the day of its reinstatement

  @W2-statute
  Rule: The filer reads the current name and the one that the entity has afterwards
    @browser-only
    Scenario: The names of a delinquent entity
      Given a delinquent entity is on record whose name has commas of its own
      When the filer names the registered agent and comes to the names of the entity
      Then "Smith, Jones, LLC, Delinquent March 3, 2025" is shown for "Current name"
      And "Smith, Jones, LLC" is shown for "Name after this filing takes effect"
