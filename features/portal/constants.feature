Feature: Limits and settings of the office
  The office sets each limit in one place, so that changing it means changing one row.

  @W9-version
  Rule: The application says its version
    Scenario: The application says which version it is
      When a visitor asks for the version of the application
      Then the version is "2.4.54"

  @W6-roles @W1-devhome
  Rule: Developer tools exist in developer environments only
    Scenario Outline: The environment decides
      When a developer opens the portal in the environment "<environment>"
      Then the developer tools <are> available

      Examples:
        | environment | are     |
        | local       | are     |
        | dev         | are     |
        | qa          | are     |
        | client      | are not |
        | prod        | are not |
        | elsewhere   | are not |

  @W6-roles
  Rule: A part of the portal is shown to holders of any of its roles
    Scenario Outline: A user holds one of the roles
      When a user with the roles "<held>" opens an area for the roles "<listed>"
      Then the area is shown

      Examples:
        | listed           | held             |
        | BIZ_FRAUD        | BIZ_FRAUD        |
        | BIZ_FRAUD        | OTHER, BIZ_FRAUD |
        | BIZ_FRAUD, OTHER | OTHER            |

    Scenario Outline: A user holds none of the roles
      When a user with the roles "<held>" opens an area for the roles "<listed>"
      Then the area is not shown

      Examples:
        | listed           | held      |
        | BIZ_FRAUD        |           |
        | BIZ_FRAUD        | OTHER     |
        | BIZ_FRAUD        | biz_fraud |
        | BIZ_FRAUD, OTHER | THIRD     |

  @W9-constants
  Rule: A field accepts as many characters as the office allows
    Background:
      Given the filing is a limited liability company

    Scenario: The shortest and the longest postal code abroad
      Given the filer has filled in the name and address of a filer
      When the filer enters "CA" as the street country
      Then the street ZIP code accepts 2 to 15 characters

    Scenario Outline: The shortest and the longest text of a field
      Given the filer has filled in the <form>
      Then the <field> accepts <fewest> to <most> characters

      Examples: Names and addresses
        | form                                             | field          | fewest | most |
        | name and address of a filer                      | first name     | 1      | 20   |
        | name and address of a filer                      | middle name    | 1      | 15   |
        | name and address of a filer                      | last name      | 2      | 25   |
        | name and address of a person forming the company | first name     | 1      | 20   |
        | name and address of a person forming the company | last name      | 2      | 25   |
        | name and address of a filer                      | street address | 2      | 50   |
        | name and address of a filer                      | street suite   | 2      | 50   |
        | name and address of a filer                      | street city    | 2      | 35   |
        | principal office address                         | street address | 2      | 50   |
        | principal office address                         | street city    | 2      | 35   |

      Examples: Texts of a filing
        | form                   | field                        | fewest | most |
        | additional information | additional information       | 1      | 2000 |
        | shares                 | information about the shares | 1      | 2000 |
        | voting and assets      | distribution of assets       | 1      | 2500 |
        | purpose and directors  | statement of purpose         | 1      | 2500 |
        | purpose and directors  | directors' terms             | 1      | 2500 |

      Examples: Agents
        | form                          | field                 | fewest | most |
        | entity agent's number or name | entity number or name | 1      | 250  |

      Examples: Secure filing and passwords
        | form            | field            | fewest | most |
        | secure login    | password         | 8      | 250  |
        | password reset  | username         | 3      | 200  |
        | password change | current password | 8      | 250  |

      Examples: Requests to remove personal data
        | form                            | field                       | fewest | most |
        | request to remove personal data | entity or record number     | 3      | 200  |
        | request to remove personal data | document with personal data | 3      | 200  |
        | request to remove personal data | statement of removal        | 3      | 200  |

    Scenario Outline: The longest name and the longest email address
      Given the filer has filled in the <form>
      When the filer enters "<text>" as the <field>
      And the filer saves the entry
      Then the problem with the <field> is "<problem>"

      Examples:
        | form               | field         | text                      | problem                        |
        | entity name        | name          | [196 letters] LLC         |                                |
        | entity name        | name          | [197 letters] LLC         | Must be at most 200 characters |
        | filing email       | filing email  | [188 letters]@example.com |                                |
        | filing email       | filing email  | [189 letters]@example.com | Must be at most 200 characters |
        | notification email | email         | [139 letters]@example.com | Must be at most 150 characters |
        | receipt email      | receipt email | [138 letters]@example.com |                                |
        | receipt email      | receipt email | [139 letters]@example.com | Must be at most 150 characters |
        | secure login       | login email   | [188 letters]@example.com |                                |
        | secure login       | login email   | [189 letters]@example.com | Must be at most 200 characters |

  @W9-constants
  Rule: A number lies between its limits
    Background:
      Given the filing is a domestic nonprofit corporation

    Scenario Outline: The smallest and the largest number
      Given the filer has filled in the <form>
      When the filer enters "<number>" as the <field>
      And the filer continues
      Then the problem with the <field> is "<problem>"

      Examples:
        | form                  | field               | number     | problem                                       |
        | shares                | number of shares    | 0          | Must be a number between 1 and 2,000,000,000. |
        | shares                | number of shares    | 1          |                                               |
        | shares                | number of shares    | 2000000000 |                                               |
        | shares                | number of shares    | 2000000001 | Must be a number between 1 and 2,000,000,000. |
        | purpose and directors | number of directors | 2          | Must be a number between 3 and 2,000,000,000. |
        | purpose and directors | number of directors | 3          |                                               |
        | purpose and directors | number of directors | 2000000000 |                                               |
        | purpose and directors | number of directors | 2000000001 | Must be a number between 3 and 2,000,000,000. |

  @W9-constants @W5-address-intl
  Rule: Addresses of the United States and their territories are domestic, all others international
    Scenario Outline: Where an address lies
      When an address is in the country "<country>"
      Then the address is <origin>

      Examples: The list of the office
        | country | origin   |
        | US      | domestic |
        | DC      | domestic |
        | AS      | domestic |
        | GU      | domestic |
        | MP      | domestic |
        | PR      | domestic |
        | VI      | domestic |

      Examples: Elsewhere
        | country | origin        |
        | CA      | international |
        | MX      | international |
        | UM      | international |

  @W9-constants @W3-defaults
  Rule: An address begins in Colorado, in the United States
    Scenario: An address that nobody has entered
      Given the filer is asked for the principal office address
      Then the street state reads "CO"
      And the street country reads "US"

  @W9-constants
  Rule: Titles and headings are announced shortly after they appear
    Scenario Outline: When something is announced, and how much of it
      When the <part> <area> is announced with <characters> characters
      Then <heard> characters are announced after <delay> milliseconds

      Examples: Filings
        | part    | area        | characters | heard | delay |
        | title   | of a filing | 300        | 300   | 200   |
        | heading | of a filing | 300        | 300   | 500   |

      Examples: Agents, passwords and staff
        | part    | area                | characters | heard | delay |
        | title   | outside the filings | 100        | 100   | 100   |
        | title   | outside the filings | 101        | 100   | 100   |
        | heading | outside the filings | 250        | 250   | 250   |
        | heading | outside the filings | 251        | 250   | 250   |

  @W9-constants
  Rule: The portal waits as long as the office has set
    Scenario Outline: How long the portal waits
      When an operator looks up the "<figure>"
      Then the number is <count>

      Examples:
        | count | figure                                       |
        | 500   | milliseconds between two checks for activity |
        | 300   | milliseconds of a transition                 |
        | 60    | seconds between two renewals of a lock       |
