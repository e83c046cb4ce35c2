Feature: When a filing takes effect
  The office is in Denver: its clock decides, wherever the filer is.

  Background:
    Given the filing is a limited liability company

  @W5-yesno @W2-effectivedate @W4-ded
  Rule: The filer chooses between the time of filing and a later one
    @browser @api
    Scenario: The choice is asked for
      Given the filer is asked for the effective date
      When the filer continues
      Then the problem with the time of effect is "Choose an option"

    Scenario Outline: Any other answer is refused
      Given the filing is a limited liability company
      And the filer is asked for the effective date
      When the filer continues with an answer about the <question> that is not offered
      Then the problem with the <question> is "<problem>"

      Examples:
        | question       | problem          |
        | time of effect | Choose an option |

    @browser
    Scenario: A filing that takes effect at filing needs no date
      Given the filer is asked for the effective date
      When the filer chooses "At filing" as the time of effect
      And the filer continues
      Then the filer is at the filer step

    Scenario Outline: A filer who decides for the time of filing after all keeps no date and no time
      Given the filer is asked for the effective date
      And the filer asks for the filing to take effect on "12/01/2026" at "10:30 am"
      When the filer chooses "At filing" as the time of effect
      And the filer continues
      Then the <field> is recorded as ""

      Examples:
        | field          |
        | effective date |
        | effective time |

  @W5-ded @W4-ded
  Rule: A later filing needs its date
    @browser @api
    Scenario: The date is asked for
      Given the filer is asked for the effective date
      When the filer chooses "Later" as the time of effect
      And the filer continues
      Then the problem with the effective date is "Enter the date that you want this filing to take effect on."

    Scenario Outline: A date is accepted or refused
      Given the time at the office is "11/20/2026 09:00 AM"
      And the filer is asked for the effective date
      When the filer asks for the filing to take effect on "<date>" at ""
      Then the problem with the effective date is "<problem>"

      Examples: From today to 90 days ahead
        | date       | problem |
        | 11/20/2026 |         |
        | 11/21/2026 |         |
        | 12/31/2026 |         |
        | 02/18/2027 |         |

      Examples: No dates
        | date       | problem                                                     |
        |            | Enter the date that you want this filing to take effect on. |
        | 13/01/2026 | Enter a date of the calendar as mm/dd/yyyy.                 |
        | 00/10/2026 | Enter a date of the calendar as mm/dd/yyyy.                 |
        | 12/00/2026 | Enter a date of the calendar as mm/dd/yyyy.                 |
        | 12/32/2026 | Enter a date of the calendar as mm/dd/yyyy.                 |
        | 12/01/26   | Enter a date of the calendar as mm/dd/yyyy.                 |
        | 02/30/2027 | Enter a date of the calendar as mm/dd/yyyy.                 |
        | tomorrow   | Enter a date of the calendar as mm/dd/yyyy.                 |
        | 2026-13-01 | Enter a date of the calendar as mm/dd/yyyy.                 |

      Examples: Other texts
        | date        | problem                       |
        | 12/01/20266 | Must be at most 10 characters |
        | 12№01       | Invalid characters entered: № |

      Examples: Days that are over
        | date       | problem                                         |
        | 11/19/2026 | This date is past. Enter today or a later date. |
        | 12/01/2025 | This date is past. Enter today or a later date. |

    Scenario Outline: A date is typed with or without slashes
      Given the time at the office is "11/20/2026 09:00 AM"
      And the filer is asked for the effective date
      When the filer asks for the filing to take effect on "<typed>" at ""
      Then the effective date is recorded as "<date>"

      Examples: No slashes, dashes, dots, spaces, dashes of a word processor, one digit, the year first
        | typed      | date       |
        | 12012026   | 12/01/2026 |
        | 12-01-2026 | 12/01/2026 |
        | 12.01.2026 | 12/01/2026 |
        | 12 01 2026 | 12/01/2026 |
        | 12–01–2026 | 12/01/2026 |
        | 1/5/2027   | 01/05/2027 |
        | 2027-01-15 | 01/15/2027 |

    Scenario Outline: The filer is told how a date was read
      Given the filer is asked for the effective date
      When the filer chooses "Later" as the time of effect
      And the filer enters "<typed>" as the effective date
      Then the note at the effective date is "<note>"

      @browser
      Examples: Read, and not to be read
        | typed    | note                |
        | 12012099 | Read as 12/01/2099. |
        | 12012    |                     |

      Examples: As it is kept
        | typed      | note |
        | 12/01/2099 |      |

  @W5-ded
  Rule: The time is written hh:mm am/pm
    Scenario Outline: A time is accepted or refused
      Given the time at the office is "11/20/2026 09:00 AM"
      And the filer is asked for the effective date
      When the filer asks for the filing to take effect on "12/01/2026" at "<time>"
      Then the problem with the effective time is "<problem>"

      Examples: Accepted
        | time     | problem |
        |          |         |
        | 01:00 am |         |
        | 12:59 pm |         |
        | 12:00 AM |         |
        | 11:59 PM |         |
        | 09:05 Am |         |
        | 10:30pm  |         |

      Examples: Refused
        | time     | problem                                               |
        | 00:30 am | Enter a valid time in the future (hour:minute am/pm). |
        | 13:00 pm | Enter a valid time in the future (hour:minute am/pm). |
        | 10:5 am  | Enter a valid time in the future (hour:minute am/pm). |
        | 10:59 xm | Enter a valid time in the future (hour:minute am/pm). |
        | 10:60 am | Enter a valid time in the future (hour:minute am/pm). |
        | 9:30     | Enter a valid time in the future (hour:minute am/pm). |
        | 10:30    | Enter a valid time in the future (hour:minute am/pm). |
        | noon     | Enter a valid time in the future (hour:minute am/pm). |

      Examples: Other texts
        | time      | problem                       |
        | 010:30 am | Must be at most 8 characters  |
        | 10№30 am  | Invalid characters entered: № |

    Scenario Outline: A time that is written otherwise is kept as hh:mm am/pm
      Given the time at the office is "11/20/2026 09:00 AM"
      And the filer is asked for the effective date
      When the filer asks for the filing to take effect on "12/01/2026" at "<typed>"
      Then the effective time is recorded as "<time>"

      Examples: One digit, no minutes, no space, points, a clock of 24 hours
        | typed      | time     |
        | 9:30 pm    | 09:30 pm |
        | 9 pm       | 09:00 pm |
        | 9:30pm     | 09:30 pm |
        | 09:30 p.m. | 09:30 pm |
        | 9.30 a. m. | 09:30 am |
        | 21:30      | 09:30 pm |
        | 00:15      | 12:15 am |

      Examples: As it is kept
        | typed    | time     |
        | 09:30 pm | 09:30 pm |
        | 10:30PM  | 10:30PM  |

    Scenario Outline: The filer is told how a time was read
      Given the filer is asked for the effective date
      When the filer chooses "Later" as the time of effect
      And the filer enters "<typed>" as the effective time
      Then the note at the effective time is "<note>"

      @browser
      Examples: Read
        | typed      | note              |
        | 09:30 p.m. | Read as 09:30 pm. |

      Examples: Not to be read
        | typed | note |
        | 9:30  |      |

    Scenario Outline: In spring the clock skips an hour
      Given the time at the office is "02/20/2027 09:00 AM"
      And the filer is asked for the effective date
      When the filer asks for the filing to take effect on "03/14/2027" at "<time>"
      Then the problem with the effective time is "<problem>"

      Examples:
        | time     | problem                                               |
        | 01:59 am |                                                       |
        | 02:00 am | Enter a valid time in the future (hour:minute am/pm). |
        | 02:59 am | Enter a valid time in the future (hour:minute am/pm). |
        | 03:00 am |                                                       |

  @W5-ded
  Rule: On the day itself the time is later than now
    Scenario Outline: The time is compared with the clock of the office
      Given the time at the office is "11/20/2026 09:00 AM"
      And the filer is asked for the effective date
      When the filer asks for the filing to take effect on "11/20/2026" at "<time>"
      Then the problem with the effective time is "<problem>"

      Examples:
        | time     | problem                                               |
        | 08:59 am | Enter a valid time in the future (hour:minute am/pm). |
        | 09:00 am | Enter a valid time in the future (hour:minute am/pm). |
        | 09:01 am |                                                       |
        |          |                                                       |

    Scenario Outline: In the last minute of the day nothing of it is left
      Given the time at the office is "<now>"
      And the filer is asked for the effective date
      When the filer asks for the filing to take effect on "11/20/2026" at ""
      Then the problem with the effective time is "<problem>"

      Examples:
        | now                 | problem                                               |
        | 11/20/2026 11:58 PM |                                                       |
        | 11/20/2026 11:59 PM | Enter a valid time in the future (hour:minute am/pm). |

  @W5-ded @W5-completeness
  Rule: A date of effect that the clock has overtaken is asked for again
    Scenario Outline: The filing waits until its date of effect has come
      Given a complete filing of a limited liability company
      When the filer asks for the filing to take effect on "11/20/2026" at "09:30 am"
      And the time at the office becomes "<time>"
      And the filing is checked
      Then the filing is found to lack <what it lacks>

      Examples: To the minute
        | time                | what it lacks    |
        | 11/20/2026 09:29 AM | nothing          |
        | 11/20/2026 09:30 AM | a time of effect |
        | 11/20/2026 09:31 AM | a time of effect |

  @W5-ded
  Rule: A filing takes effect after an earlier filing on the record that is delayed
    Scenario Outline: The moment is compared with that of the earlier filing
      Given the time at the office is "11/20/2026 09:00 AM"
      And another filing on record takes effect at "12/10/2026 02:00 PM"
      When the filer asks for the filing to take effect on "<date>" at "<time>"
      Then the problem with the effective date is "<problem>"

      Examples: Not after it
        | date       | time     | problem                                                                                                                |
        | 12/01/2026 |          | There is a previous filing with a delayed effective date on this record - choose a date after 12/10/2026 02:00 PM MST. |
        | 12/10/2026 | 01:59 pm | There is a previous filing with a delayed effective date on this record - choose a date after 12/10/2026 02:00 PM MST. |
        | 12/10/2026 | 02:00 pm | There is a previous filing with a delayed effective date on this record - choose a date after 12/10/2026 02:00 PM MST. |

      Examples: After it
        | date       | time     | problem |
        | 12/10/2026 | 02:01 pm |         |
        | 12/10/2026 |          |         |
        | 12/11/2026 | 12:00 am |         |

    Scenario: An amendment is told of an amendment
      Given the filing is an amendment
      And another filing on record takes effect at "12/10/2026 02:00 PM"
      When the filer asks for the filing to take effect on "12/01/2026" at ""
      Then the problem with the effective date is "There is a previous amendment with a delayed effective date on this record - choose a date after 12/10/2026 02:00 PM MST."

    Scenario: A filing that takes effect at filing is not compared
      Given another filing on record takes effect at "12/10/2026 02:00 PM"
      And the filer is asked for the effective date
      When the filer chooses "At filing" as the time of effect
      And the filer continues
      Then the filer is at the filer step

  @W5-ded @W9-constants
  Rule: Days are offered up to 100 days ahead
    Scenario Outline: The last day that is offered
      Given the time at the office is "<now>"
      Then the last day offered is "<day>"

      Examples: By the day in Denver
        | now                 | day        |
        | 11/20/2026 09:00 AM | 02/28/2027 |
        | 11/20/2026 11:59 PM | 02/28/2027 |
        | 11/21/2026 12:00 AM | 03/01/2027 |

  @W5-ded
  Rule: A date that can be kept is answered with the moment of effect
    Scenario Outline: A date is entered
      Given the time at the office is "11/20/2026 09:00 AM"
      When the filer asks for the filing to take effect on "<date>" at ""
      Then the moment of effect is <shown>

      Examples:
        | date       | shown     |
        | 12/01/2026 | shown     |
        | 11/19/2026 | not shown |
        | 02/29/2027 | not shown |
        |            | not shown |

  @W5-ded @W9-constants
  Rule: Without a time the filing takes effect at 11:59 PM Mountain
    Scenario Outline: The moment of effect is computed
      Given the time at the office is "11/20/2026 09:00 AM"
      When the filer asks for the filing to take effect on "<date>" at "<time>"
      Then the filing takes effect at "<moment>"

      Examples: In winter and in summer time
        | date       | time     | moment                    |
        | 12/01/2026 |          | 2026-12-01T23:59:00-07:00 |
        | 12/01/2026 | 09:30 am | 2026-12-01T09:30:00-07:00 |
        | 02/18/2027 |          | 2027-02-18T23:59:00-07:00 |

    Scenario: The offset of summer time is used in summer
      Given the time at the office is "06/01/2026 09:00 AM"
      When the filer asks for the filing to take effect on "07/01/2026" at "12:00 pm"
      Then the filing takes effect at "2026-07-01T12:00:00-06:00"

    Scenario Outline: In autumn the clock shows an hour twice
      Given the time at the office is "<now>"
      When the filer asks for the filing to take effect on "11/01/2026" at "<time>"
      Then the filing takes effect at "<moment>"

      Examples: The first of the two
        | now                 | time     | moment                    |
        | 10/20/2026 09:00 AM | 12:59 am | 2026-11-01T00:59:00-06:00 |
        | 10/20/2026 09:00 AM | 01:00 am | 2026-11-01T01:00:00-06:00 |
        | 10/20/2026 09:00 AM | 01:59 am | 2026-11-01T01:59:00-06:00 |
        | 10/20/2026 09:00 AM | 02:00 am | 2026-11-01T02:00:00-07:00 |

      Examples: By the second 01:45 only the second 01:50 is to come
        | now                 | time     | moment                    |
        | 11/01/2026 01:45 AM | 01:50 am | 2026-11-01T01:50:00-07:00 |

  @W5-ded @W8-dates @W4-ded @W9-constants
  Rule: A date more than 90 days ahead is capped when the filer agrees
    Scenario Outline: The last date is 90 days ahead
      Given the time at the office is "<now>"
      And the filer is asked for the effective date
      When the filer asks for the filing to take effect on "<date>" at ""
      Then the filer <is> asked to accept the latest date

      Examples: The ninetieth day
        | now                 | date       | is     |
        | 11/20/2026 09:00 AM | 02/18/2027 | is not |
        | 11/20/2026 09:00 AM | 02/19/2027 | is     |
        | 11/20/2026 09:00 AM | 02/28/2027 | is     |
        | 11/20/2026 09:00 AM | 03/01/2027 | is     |
        | 11/20/2026 09:00 AM | 12/31/2027 | is     |

      Examples: The day changes in Denver, not in Greenwich
        | now                 | date       | is     |
        | 11/20/2026 11:30 PM | 02/18/2027 | is not |
        | 11/20/2026 11:30 PM | 02/19/2027 | is     |

    Scenario: The filer is told about the latest date
      Given the time at the office is "11/20/2026 09:00 AM"
      And the filer is asked for the effective date
      When the filer asks for the filing to take effect on "03/15/2027" at ""
      Then the message about the latest date is "You chose a date that is more than 90 days in the future. Per 7-90-304(2), C.R.S., your filing will be effective on 02/18/2027."

    Scenario: The filer agrees
      Given the time at the office is "11/20/2026 09:00 AM"
      And the filer is asked for the effective date
      When the filer asks for the filing to take effect on "03/15/2027" at ""
      And the filer accepts the latest date
      Then the filing takes effect at "2027-02-18T23:59:00-07:00"

    Scenario: The time is judged on the latest date, too
      Given the time at the office is "11/20/2026 09:00 AM"
      And the filer is asked for the effective date
      When the filer asks for the filing to take effect on "03/15/2027" at "99:99"
      And the filer accepts the latest date
      Then the problem with the effective time is "Enter a valid time in the future (hour:minute am/pm)."

    Scenario: The latest date has to follow another filing on record, too
      Given the time at the office is "11/20/2026 09:00 AM"
      And another filing on record takes effect at "02/18/2027 07:00 PM"
      When the filer asks for the filing to take effect on "03/15/2027" at "05:00 pm"
      And the filer accepts the latest date
      Then the problem with the effective date is "There is a previous filing with a delayed effective date on this record - choose a date after 02/18/2027 07:00 PM MST."

    Scenario: A filer who does not agree keeps the date that was entered
      Given the time at the office is "11/20/2026 09:00 AM"
      When the filer asks for the filing to take effect on "03/15/2027" at ""
      And the filer does not accept the latest date
      Then the filer is asked to accept the latest date

    Scenario Outline: The review names the statute when it has set the date
      Given the time at the office is "11/20/2026 09:00 AM"
      When the filer asks for the filing to take effect on "<date>" at ""
      And the filer accepts the latest date
      Then the review says about the date "<notice>"

      Examples:
        | date       | notice                                                                |
        | 03/15/2027 | Per 7-90-304(2), C.R.S., your filing will be effective on 02/18/2027. |

    Scenario Outline: The review names the statute for the last day as well
      Given the time at the office is "11/20/2026 09:00 AM"
      When the filer asks for the filing to take effect on "<date>" at "<time>"
      Then the review says about the date "Per 7-90-304(2), C.R.S., your filing will be effective on 02/18/2027."

      Examples: The ninetieth day, entered by the filer
        | date       | time     |
        | 02/18/2027 |          |
        | 02/18/2027 | 09:30 am |

    Scenario Outline: The review says nothing of a date of the filer's own
      Given the time at the office is "11/20/2026 09:00 AM"
      When the filer asks for the filing to take effect on "<date>" at "<time>"
      Then the review says about the date ""

      Examples:
        | date       | time     |
        | 11/21/2026 |          |
        | 02/17/2027 |          |
        | 02/17/2027 | 09:30 am |

    @browser-only @W2-dialogs
    Scenario: A filer who goes back stays at the date
      Given the filer is asked for the effective date
      When the filer asks for the filing to take effect in 91 days
      And the filer does not accept the latest date
      Then the filer is at the effective date step

    @browser-only
    Scenario: A filer who agrees continues
      Given the filer is asked for the effective date
      When the filer asks for the filing to take effect in 91 days
      And the filer accepts the latest date
      Then the filer is at the filer step
